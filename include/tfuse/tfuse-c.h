/*===- tfuse-c.h - The C interface of tfuse ---------------------*- C -*-===*\
|*
|* The stable binary interface of libtfuse.so: everything that tfuse.h,
|* optimize.h, calibrate.h and verify.h can do, for C and for languages that
|* call C. The ABI of the C++ interface may change with each version.
|*
|*   tfuse_error *error = NULL;
|*   tfuse_options *options = tfuse_options_new(TFUSE_CONVERT);
|*   tfuse_options_set_string(options, "input", "my_saved_model", NULL);
|*   tfuse_options_set_string(options, "output", "model.tflite", NULL);
|*   tfuse_result *result = tfuse_run(options, &error);
|*   if (!result)
|*     fprintf(stderr, "[%s] %s: %s\n", tfuse_error_code(error),
|*             tfuse_error_layer(error), tfuse_error_message(error));
|*   tfuse_result_free(result);
|*   tfuse_error_free(error);
|*   tfuse_options_free(options);
|*
|* Ownership. The caller frees options, results, lists and errors with the
|* function tfuse_<object>_free; freeing NULL does nothing. Every text and
|* every diagnostic belongs to the object that returned it and lives as long
|* as that object. Arguments are copied. All texts are UTF-8 and end with NUL.
|*
|* Errors. A function that can fail takes `tfuse_error **error` last. On
|* failure it returns NULL or false and, unless `error` is NULL, stores a new
|* object there, which the caller frees. On success it leaves `*error` alone.
|* In these functions a null argument is an error of the code
|* "invalid-option"; other functions return NULL, 0 or "" for a null object.
|*
|* Threads. Functions may be called from several threads at once. One options
|* object may be used by several runs at once while no thread changes or frees
|* it. Callbacks run on the thread and the stack of their run's caller. They
|* must not leave with an exception or longjmp, and must not call `tfuse_run`.
|* tfuse_options_on_cancel ends a run.
|*
|* Compatibility. Functions, options and fields of results are only added.
|*
\*===---------------------------------------------------------------------===*/

#ifndef TFUSE_TFUSE_C_H
#define TFUSE_TFUSE_C_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* NOLINTBEGIN(readability-identifier-naming): names of C. */

typedef struct tfuse_diagnostic tfuse_diagnostic;
typedef struct tfuse_error tfuse_error;
typedef struct tfuse_options tfuse_options;
typedef struct tfuse_result tfuse_result;
typedef struct tfuse_list tfuse_list;

/* The version of the library, e.g. "0.1.0". Never freed. */
const char *tfuse_version(void);

/*===--- Diagnostics
 * --------------------------------------------------------===*/

typedef enum tfuse_severity {
  TFUSE_SEVERITY_ERROR = 0,
  TFUSE_SEVERITY_WARNING = 1,
  TFUSE_SEVERITY_NOTE = 2
} tfuse_severity;

/* A null diagnostic is a note without text. */
tfuse_severity tfuse_diagnostic_severity(const tfuse_diagnostic *diagnostic);
/* A stable code of docs/reference/diagnostics.md, e.g. "unsupported-op", or "".
 */
const char *tfuse_diagnostic_code(const tfuse_diagnostic *diagnostic);
const char *tfuse_diagnostic_message(const tfuse_diagnostic *diagnostic);
/* The node, layer, function or file that caused it, by the user's name, or "".
 */
const char *tfuse_diagnostic_layer(const tfuse_diagnostic *diagnostic);
/* What to do next, or "". */
const char *tfuse_diagnostic_hint(const tfuse_diagnostic *diagnostic);

/*===--- Errors
 * -------------------------------------------------------------===*/

/* Code, message, layer and hint of the first error diagnostic. */
const char *tfuse_error_code(const tfuse_error *error);
const char *tfuse_error_message(const tfuse_error *error);
const char *tfuse_error_layer(const tfuse_error *error);
const char *tfuse_error_hint(const tfuse_error *error);
/* All diagnostics of the run, warnings and notes included, in order. */
size_t tfuse_error_diagnostic_count(const tfuse_error *error);
/* NULL if there is no diagnostic of that index. */
const tfuse_diagnostic *tfuse_error_diagnostic(const tfuse_error *error,
                                               size_t index);
void tfuse_error_free(tfuse_error *error);

/*===--- Options
 * ------------------------------------------------------------===*/

/* What a run does. docs/c-api.md lists the options and results of each. */
typedef enum tfuse_command {
  TFUSE_CONVERT = 0,      /* tfuse::convert, `tfuse convert` */
  TFUSE_QUANTIZE = 1,     /* tfuse::quantizeFile, `tfuse quantize` */
  TFUSE_CALIBRATE = 2,    /* tfuse::calibrate, `tfuse calibrate` */
  TFUSE_MERGE_RANGES = 3, /* tfuse::mergeRanges, `tfuse calibrate --merge` */
  TFUSE_OPTIMIZE = 4,     /* tfuse::optimize, `tfuse optimize` */
  TFUSE_VERIFY = 5,       /* tfuse::verifyQuantized, `tfuse verify` */
  TFUSE_INSPECT = 6,      /* tfuse::inspect, `tfuse inspect` */
  TFUSE_EXPLAIN = 7       /* tfuse::explain, `tfuse explain` */
} tfuse_command;

typedef enum tfuse_type {
  TFUSE_TYPE_STRING = 0,  /* tfuse_options_set_string */
  TFUSE_TYPE_STRINGS = 1, /* tfuse_options_add_string */
  TFUSE_TYPE_BOOL = 2,    /* tfuse_options_set_bool */
  TFUSE_TYPE_INTEGER = 3, /* tfuse_options_set_integer */
  TFUSE_TYPE_NUMBER = 4,  /* tfuse_options_set_number */
  TFUSE_TYPE_SHAPES = 5   /* tfuse_options_add_shape */
} tfuse_type;

/* The default options of a command; NULL if there is no such command. */
tfuse_options *tfuse_options_new(tfuse_command command);
void tfuse_options_free(tfuse_options *options);

/* The options that the command has, in a fixed order. */
size_t tfuse_options_count(const tfuse_options *options);
/* NULL if there is no option of that index. */
const char *tfuse_options_name(const tfuse_options *options, size_t index);
/* The type of an option: the function that sets it. -1 if it does not exist. */
int tfuse_options_type(const tfuse_options *options, const char *name);

/* Each sets one option. An option that the command does not have, and a
 * function of another type, are errors of the code "invalid-option". Values are
 * checked by the run. */
bool tfuse_options_set_string(tfuse_options *options, const char *name,
                              const char *value, tfuse_error **error);
/* Appends a text to a list. */
bool tfuse_options_add_string(tfuse_options *options, const char *name,
                              const char *value, tfuse_error **error);
bool tfuse_options_set_bool(tfuse_options *options, const char *name,
                            bool value, tfuse_error **error);
/* Fails as well if the value is outside of 0 to 2^32 - 1. */
bool tfuse_options_set_integer(tfuse_options *options, const char *name,
                               int64_t value, tfuse_error **error);
bool tfuse_options_set_number(tfuse_options *options, const char *name,
                              double value, tfuse_error **error);
/* Appends the dimensions of one input; -1 leaves a dimension unknown.
 * `dimensions` may be NULL if `rank` is 0. */
bool tfuse_options_add_shape(tfuse_options *options, const char *name,
                             const char *input, const int64_t *dimensions,
                             size_t rank, tfuse_error **error);

/* Called for each diagnostic, which lives until the callback returns. */
typedef void (*tfuse_diagnostic_callback)(const tfuse_diagnostic *diagnostic,
                                          void *user_data);
/* Called at the start of each phase with its name. */
typedef void (*tfuse_phase_callback)(const char *phase, void *user_data);
/* Called after each sample of calibration or verification. */
typedef void (*tfuse_sample_callback)(uint64_t done, uint64_t total,
                                      void *user_data);
/* Called at the start of each phase and after each sample, after the callbacks
 * above. If it returns true, the run fails with the code "canceled" and writes
 * no file. */
typedef bool (*tfuse_cancel_callback)(void *user_data);

/* Each replaces the callback; NULL removes it. Commands without phases or
 * samples never call those callbacks. */
void tfuse_options_on_diagnostic(tfuse_options *options,
                                 tfuse_diagnostic_callback callback,
                                 void *user_data);
void tfuse_options_on_phase(tfuse_options *options,
                            tfuse_phase_callback callback, void *user_data);
void tfuse_options_on_sample(tfuse_options *options,
                             tfuse_sample_callback callback, void *user_data);
void tfuse_options_on_cancel(tfuse_options *options,
                             tfuse_cancel_callback callback, void *user_data);

/*===--- Runs
 * ---------------------------------------------------------------===*/

/* Runs the command of the options. On failure no file is written, and the error
 * has all diagnostics. Running again with the same options is allowed. */
tfuse_result *tfuse_run(const tfuse_options *options, tfuse_error **error);
void tfuse_result_free(tfuse_result *result);

/* A text of the result, e.g. "summary"; NULL if the command has no such text.
 */
const char *tfuse_result_string(const tfuse_result *result, const char *field);
/* A count or a size in bytes, e.g. "output_bytes"; 0 if there is none. */
uint64_t tfuse_result_integer(const tfuse_result *result, const char *field);
/* A table of names with numbers, e.g. "ops_after", "timings" (seconds). A table
 * that does not exist is empty. */
size_t tfuse_result_table_size(const tfuse_result *result, const char *field);
/* NULL if there is no such row. */
const char *tfuse_result_table_name(const tfuse_result *result,
                                    const char *field, size_t row);
/* 0 if there is no such row. */
double tfuse_result_table_value(const tfuse_result *result, const char *field,
                                size_t row);
/* Warnings and notes of the run. */
size_t tfuse_result_diagnostic_count(const tfuse_result *result);
const tfuse_diagnostic *tfuse_result_diagnostic(const tfuse_result *result,
                                                size_t index);

/*===--- Lists
 * --------------------------------------------------------------===*/

/* What can be named in options and appears in reports. A row has fields; a
 * field is a text or several.
 *
 *   rules       id, group, summary, on_by_default ("true" or "false")
 *   composites  id, summary, names (several), by_person ("true" or "false")
 *   phases      name, summary
 *   codes       name, summary
 *   stages      optimizer, name, summary, note, on_by_default
 *
 * tfuse_list_rules: with options of TFUSE_CONVERT, the rules of their fusion
 * plug-ins and fusion files as well, and an error if one cannot be loaded.
 * `options` may be NULL. */
tfuse_list *tfuse_list_rules(const tfuse_options *options, tfuse_error **error);
tfuse_list *tfuse_list_composites(void);
tfuse_list *tfuse_list_phases(void);
tfuse_list *tfuse_list_codes(void);
tfuse_list *tfuse_list_stages(void);
void tfuse_list_free(tfuse_list *list);
size_t tfuse_list_size(const tfuse_list *list);
/* The number of texts of a field; 0 if there is no such row or field. */
size_t tfuse_list_count(const tfuse_list *list, size_t row, const char *field);
/* NULL if there is no such text. */
const char *tfuse_list_get(const tfuse_list *list, size_t row,
                           const char *field, size_t index);

/* Writes a human-readable size, e.g. "13.4 MB", as snprintf: at most `size`
 * characters with the final NUL. Returns the length of the whole text. `buffer`
 * may be NULL if `size` is 0. */
size_t tfuse_format_bytes(uint64_t bytes, char *buffer, size_t size);

/* Runs the command line: `tfuse_main(3, {"tfuse", "inspect", "m.tflite"})`.
 * Writes to stdout and stderr. Returns the exit code: 0, 1 if the command
 * failed, 2 if the command line was wrong. */
int tfuse_main(int argc, const char *const *argv);

/* NOLINTEND(readability-identifier-naming) */

#ifdef __cplusplus
}
#endif

#endif /* TFUSE_TFUSE_C_H */
