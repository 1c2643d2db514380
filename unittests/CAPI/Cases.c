/*===- Cases.c - Test cases of the C interface ----------------------------===*/

#include "Cases.h"

#include "tfuse/tfuse-c.h"

#include <stdio.h>
#include <string.h>

#define STRINGIFY(x) #x
#define LINE(x) STRINGIFY(x)
/* Ends the case with the failed condition. Objects leak then. */
#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition))                                                          \
      return "line " LINE(__LINE__) ": " #condition;                           \
  } while (0)
/* Names both texts if they differ. */
#define CHECK_TEXT(text, expected)                                             \
  do {                                                                         \
    const char *failure = compare(LINE(__LINE__), text, expected);             \
    if (failure)                                                               \
      return failure;                                                          \
  } while (0)

static const char *compare(const char *line, const char *text,
                           const char *expected) {
  static char failure[512];
  if (strcmp(text, expected) == 0)
    return NULL;
  snprintf(failure, sizeof(failure), "line %s: '%s' instead of '%s'", line,
           text, expected);
  return failure;
}

static const char *const kModel = TFUSE_SOURCE_DIR "/examples/small_cnn/model";

/* Paths in the folder of the case, valid until the eighth next call. */
static const char *inFolder(const char *folder, const char *name) {
  static char paths[8][512];
  static unsigned next = 0;
  char *path = paths[next++ % 8];
  snprintf(path, sizeof(paths[0]), "%s/%s", folder, name);
  return path;
}

static bool exists(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file)
    fclose(file);
  return file;
}

static bool writeFile(const char *path, const void *content, size_t size) {
  FILE *file = fopen(path, "wb");
  bool done = file && fwrite(content, 1, size, file) == size;
  return file && fclose(file) == 0 && done;
}

/* Options with "input" and "output" set. */
static tfuse_options *fileOptions(tfuse_command command, const char *input,
                                  const char *output) {
  tfuse_options *options = tfuse_options_new(command);
  if (tfuse_options_set_string(options, "input", input, NULL) &&
      tfuse_options_set_string(options, "output", output, NULL))
    return options;
  tfuse_options_free(options);
  return NULL;
}

/* Converts the small network; NULL on failure. */
static tfuse_result *convertModel(const char *output) {
  tfuse_options *options = fileOptions(TFUSE_CONVERT, kModel, output);
  tfuse_options_add_string(options, "signatures", "serve", NULL);
  tfuse_result *result = tfuse_run(options, NULL);
  tfuse_options_free(options);
  return result;
}

/* Two images of zeros, as numpy.save writes them. */
static bool writeSamples(const char *path) {
  static const char kHeader[] = "\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', "
                                "'fortran_order': False, "
                                "'shape': (2, 1, 28, 28, 1), }";
  static char content[128 + 2 * 28 * 28 * 4];
  memset(content, 0, sizeof(content));
  memset(content, ' ', 128);
  memcpy(content, kHeader, sizeof(kHeader) - 1);
  content[127] = '\n';
  /* Not all zeros: a range needs two values. */
  for (unsigned i = 0; i != 28; ++i)
    content[128 + 4 * i + 2] = (char)0x80, content[128 + 4 * i + 3] = 0x3f;
  return writeFile(path, content, sizeof(content));
}

/*===--- Success
 * ------------------------------------------------------------===*/

static double tableValue(const tfuse_result *result, const char *table,
                         const char *name) {
  for (size_t i = 0; i != tfuse_result_table_size(result, table); ++i)
    if (strcmp(tfuse_result_table_name(result, table, i), name) == 0)
      return tfuse_result_table_value(result, table, i);
  return -1;
}

static const char *convert(const char *folder) {
  const char *output = inFolder(folder, "m.tflite");
  tfuse_result *result = convertModel(output);
  CHECK(result);
  CHECK(exists(output));
  CHECK_TEXT(tfuse_result_string(result, "output"), output);
  CHECK(strstr(tfuse_result_string(result, "runtimes"), "interpreter"));
  CHECK(strstr(tfuse_result_string(result, "summary"), "peephole-fuse-bias"));
  CHECK(tfuse_result_string(result, "report_json")[0] == '{');
  CHECK(tfuse_result_integer(result, "output_bytes") > 10000);
  CHECK(tableValue(result, "ops_before", "Conv2D") == 3);
  CHECK(tableValue(result, "ops_after", "conv_2d") == 3);
  CHECK(tableValue(result, "timings", "import") >= 0);
  CHECK(!tfuse_result_string(result, "nonsense"));
  CHECK(tfuse_result_integer(result, "nonsense") == 0);
  CHECK(!tfuse_result_table_name(result, "timings", 1000));
  CHECK(tfuse_result_diagnostic_count(result) == 0);
  tfuse_result_free(result);
  return NULL;
}

static const char *optimize(const char *folder) {
  const char *output = inFolder(folder, "o.pbtxt");
  const char *input = inFolder(folder, "i.pbtxt");
  static const char kGraph[] =
      "node { name: 'x' op: 'Placeholder' attr { key: 'dtype' value { type: "
      "DT_FLOAT } } attr { key: 'shape' value { shape { dim { size: 4 } } } } }"
      "node { name: 'y' op: 'Neg' input: 'x' attr { key: 'T' value { type: "
      "DT_FLOAT } } }"
      "node { name: 'unused' op: 'Neg' input: 'y' attr { key: 'T' value { "
      "type: DT_FLOAT } } }"
      "versions { producer: 2000 }";
  CHECK(writeFile(input, kGraph, sizeof(kGraph) - 1));
  tfuse_options *options = fileOptions(TFUSE_OPTIMIZE, input, output);
  CHECK(tfuse_options_add_string(options, "fetches", "y", NULL));
  CHECK(tfuse_options_set_bool(options, "prune", true, NULL));
  CHECK(tfuse_options_set_integer(options, "iterations", 3, NULL));
  CHECK(tfuse_options_set_bool(options, "report_as_json", true, NULL));
  tfuse_error *error = NULL;
  tfuse_result *result = tfuse_run(options, &error);
  CHECK(result);
  CHECK(!error);
  CHECK(tfuse_result_integer(result, "nodes_before") == 3);
  CHECK(tfuse_result_integer(result, "nodes_after") == 2);
  CHECK(tfuse_result_string(result, "report_json")[0] == '{');
  CHECK(tfuse_result_table_size(result, "timings") > 0);
  CHECK(exists(output));
  tfuse_result_free(result);
  tfuse_options_free(options);
  return NULL;
}

static void countSamples(uint64_t done, uint64_t total, void *data) {
  *(uint64_t *)data = 1000 * total + done;
}

static const char *quantization(const char *folder) {
  const char *model = inFolder(folder, "float.tflite");
  const char *samples = inFolder(folder, "samples.npy");
  const char *ranges = inFolder(folder, "a.ranges");
  const char *merged = inFolder(folder, "b.ranges");
  const char *integers = inFolder(folder, "int8.tflite");
  tfuse_result_free(convertModel(model));
  CHECK(writeSamples(samples));

  uint64_t seen = 0;
  tfuse_options *options = fileOptions(TFUSE_CALIBRATE, model, ranges);
  tfuse_options_on_sample(options, countSamples, &seen);
  CHECK(tfuse_options_add_string(options, "data", samples, NULL));
  CHECK(tfuse_options_set_string(options, "runtime", "none", NULL));
  tfuse_result *result = tfuse_run(options, NULL);
  CHECK(result);
  CHECK(seen == 2002);
  CHECK(tfuse_result_integer(result, "samples") == 2);
  CHECK(tfuse_result_integer(result, "tensors") > 3);
  CHECK(tfuse_result_string(result, "runtime")[0]);
  tfuse_result_free(result);
  tfuse_options_free(options);

  options = tfuse_options_new(TFUSE_MERGE_RANGES);
  CHECK(tfuse_options_add_string(options, "inputs", ranges, NULL));
  CHECK(tfuse_options_add_string(options, "inputs", ranges, NULL));
  CHECK(tfuse_options_set_string(options, "output", merged, NULL));
  result = tfuse_run(options, NULL);
  CHECK(result);
  CHECK(tfuse_result_integer(result, "samples") == 4);
  tfuse_result_free(result);
  tfuse_options_free(options);

  options = fileOptions(TFUSE_QUANTIZE, model, integers);
  CHECK(tfuse_options_set_string(options, "quantize", "int8", NULL));
  CHECK(tfuse_options_set_string(options, "range_method", "minmax", NULL));
  CHECK(tfuse_options_add_string(options, "calibration", merged, NULL));
  result = tfuse_run(options, NULL);
  CHECK(result);
  CHECK(tfuse_result_integer(result, "output_bytes") <
        tfuse_result_integer(result, "input_bytes"));
  tfuse_result_free(result);
  tfuse_options_free(options);

  /* The evaluator has no integer kernels. */
  const char *halves = inFolder(folder, "float16.tflite");
  options = fileOptions(TFUSE_QUANTIZE, model, halves);
  CHECK(tfuse_options_set_string(options, "quantize", "float16", NULL));
  tfuse_result_free(tfuse_run(options, NULL));
  tfuse_options_free(options);

  options = tfuse_options_new(TFUSE_VERIFY);
  CHECK(tfuse_options_set_string(options, "float_file", model, NULL));
  CHECK(tfuse_options_set_string(options, "quantized_file", halves, NULL));
  CHECK(tfuse_options_set_string(options, "runtime", "none", NULL));
  CHECK(tfuse_options_add_string(options, "data", samples, NULL));
  result = tfuse_run(options, NULL);
  CHECK(result);
  CHECK(tfuse_result_integer(result, "samples") == 2);
  CHECK(tfuse_result_table_size(result, "outputs.snr") == 1);
  CHECK(tfuse_result_table_value(result, "outputs.cosine", 0) > 0.9);
  CHECK(tfuse_result_string(result, "json")[0] == '{');
  tfuse_result_free(result);
  tfuse_options_free(options);
  return NULL;
}

static const char *inspect(const char *folder) {
  (void)folder;
  tfuse_options *options = tfuse_options_new(TFUSE_INSPECT);
  CHECK(tfuse_options_set_string(options, "input", kModel, NULL));
  CHECK(tfuse_options_set_bool(options, "json", true, NULL));
  tfuse_result *result = tfuse_run(options, NULL);
  CHECK(result);
  CHECK(strstr(tfuse_result_string(result, "text"), "\"serving_default\""));
  tfuse_result_free(result);
  tfuse_options_free(options);
  return NULL;
}

static const char *explain(const char *folder) {
  (void)folder;
  tfuse_options *options = tfuse_options_new(TFUSE_EXPLAIN);
  CHECK(tfuse_options_set_string(options, "input", kModel, NULL));
  CHECK(tfuse_options_set_bool(options, "quantization_modes", false, NULL));
  tfuse_result *result = tfuse_run(options, NULL);
  CHECK(result);
  const char *json = tfuse_result_string(result, "json");
  CHECK(strstr(json, "\"converts\": true"));
  CHECK(strstr(json, "\"mode\": \"float\""));
  CHECK(!strstr(json, "\"mode\": \"int8\""));
  tfuse_result_free(result);
  tfuse_options_free(options);
  return NULL;
}

static bool hasRow(const tfuse_list *list, const char *field,
                   const char *text) {
  for (size_t row = 0; row != tfuse_list_size(list); ++row)
    for (size_t i = 0; i != tfuse_list_count(list, row, field); ++i)
      if (strcmp(tfuse_list_get(list, row, field, i), text) == 0)
        return true;
  return false;
}

static const char *lists(const char *folder) {
  (void)folder;
  tfuse_list *rules = tfuse_list_rules(NULL, NULL);
  CHECK(hasRow(rules, "id", "peephole-fuse-bias"));
  CHECK(hasRow(rules, "on_by_default", "true"));
  CHECK(!tfuse_list_get(rules, 0, "id", 1));
  CHECK(!tfuse_list_get(rules, 0, "nonsense", 0));
  CHECK(!tfuse_list_get(rules, tfuse_list_size(rules), "id", 0));
  tfuse_list_free(rules);
  tfuse_list *composites = tfuse_list_composites();
  CHECK(hasRow(composites, "names", "addons:MaxUnpooling2D"));
  CHECK(hasRow(composites, "by_person", "false"));
  tfuse_list_free(composites);
  tfuse_list *phases = tfuse_list_phases();
  CHECK_TEXT(tfuse_list_get(phases, 0, "name", 0), "import");
  tfuse_list_free(phases);
  tfuse_list *codes = tfuse_list_codes();
  CHECK(hasRow(codes, "name", "unsupported-op"));
  tfuse_list_free(codes);
  tfuse_list *stages = tfuse_list_stages();
  CHECK(hasRow(stages, "optimizer", "arithmetic"));
  tfuse_list_free(stages);
  return NULL;
}

static const char *rulesOfFusionFiles(const char *folder) {
  (void)folder;
  tfuse_options *options = tfuse_options_new(TFUSE_CONVERT);
  tfuse_options_add_string(
      options, "fusion_files",
      TFUSE_SOURCE_DIR "/examples/fusions_file/acme.pdl.mlir", NULL);
  tfuse_list *rules = tfuse_list_rules(options, NULL);
  CHECK(hasRow(rules, "id", "acme_mish"));
  tfuse_list_free(rules);
  tfuse_options_add_string(options, "fusion_files", "/nowhere.mlir", NULL);
  tfuse_error *error = NULL;
  CHECK(!tfuse_list_rules(options, &error));
  CHECK_TEXT(tfuse_error_layer(error), "/nowhere.mlir");
  tfuse_error_free(error);
  tfuse_options_free(options);
  return NULL;
}

static const char *texts(const char *folder) {
  (void)folder;
  char buffer[5] = "....";
  CHECK(strchr(tfuse_version(), '.'));
  CHECK(tfuse_format_bytes(13400000, buffer, sizeof(buffer)) == 7);
  CHECK_TEXT(buffer, "13.4");
  CHECK(tfuse_format_bytes(13400000, NULL, 0) == 7);
  return NULL;
}

/*===--- Callbacks
 * ----------------------------------------------------------===*/

typedef struct Events {
  char phases[256];
  unsigned errors;
  char code[64];
} Events;

static void recordPhase(const char *phase, void *data) {
  Events *events = data;
  strncat(events->phases, phase, 32);
  strncat(events->phases, " ", 2);
}

static void recordDiagnostic(const tfuse_diagnostic *diagnostic, void *data) {
  Events *events = data;
  if (tfuse_diagnostic_severity(diagnostic) != TFUSE_SEVERITY_ERROR)
    return;
  ++events->errors;
  strncpy(events->code, tfuse_diagnostic_code(diagnostic),
          sizeof(events->code) - 1);
}

static const char *callbacks(const char *folder) {
  const char *output = inFolder(folder, "m.mlir");
  Events events = {"", 0, ""};
  tfuse_options *options = fileOptions(TFUSE_CONVERT, kModel, output);
  CHECK(tfuse_options_set_string(options, "stop_after", "raise", NULL));
  tfuse_options_on_phase(options, recordPhase, &events);
  tfuse_options_on_diagnostic(options, recordDiagnostic, &events);
  tfuse_result *result = tfuse_run(options, NULL);
  CHECK(result);
  CHECK_TEXT(events.phases, "import raise ");
  CHECK(events.errors == 0);
  tfuse_result_free(result);

  /* The same options again, without the callback for phases, with an error. */
  tfuse_options_on_phase(options, NULL, NULL);
  CHECK(tfuse_options_add_string(options, "signatures", "none", NULL));
  CHECK(!tfuse_run(options, NULL));
  CHECK_TEXT(events.phases, "import raise ");
  CHECK(events.errors == 1);
  CHECK_TEXT(events.code, "unknown-signature");
  tfuse_options_free(options);
  return NULL;
}

/* Counts the calls down; true when none is left. */
static bool countDown(void *data) { return --*(int *)data == 0; }

/* Cancels a run at the given call; no file may be written. */
static const char *checkCanceled(tfuse_options *options, int call,
                                 const char *output) {
  tfuse_error *error = NULL;
  tfuse_options_on_cancel(options, countDown, &call);
  CHECK(!tfuse_run(options, &error));
  CHECK_TEXT(tfuse_error_code(error), "canceled");
  CHECK(call == 0);
  CHECK(!exists(output));
  tfuse_error_free(error);
  return NULL;
}

static const char *cancel(const char *folder) {
  const char *output = inFolder(folder, "m.tflite");
  tfuse_list *phases = tfuse_list_phases();
  tfuse_options *options = fileOptions(TFUSE_CONVERT, kModel, output);
  CHECK(tfuse_options_add_string(options, "signatures", "serve", NULL));
  for (int call = 1; call <= (int)tfuse_list_size(phases); ++call) {
    const char *failure = checkCanceled(options, call, output);
    if (failure)
      return failure;
  }
  tfuse_list_free(phases);
  /* Without the callback the same options convert the model. */
  tfuse_options_on_cancel(options, NULL, NULL);
  tfuse_result_free(tfuse_run(options, NULL));
  CHECK(exists(output));
  tfuse_options_free(options);

  /* Reading, calibrating, and after the first sample. */
  const char *samples = inFolder(folder, "samples.npy");
  const char *ranges = inFolder(folder, "a.ranges");
  CHECK(writeSamples(samples));
  options = fileOptions(TFUSE_CALIBRATE, output, ranges);
  CHECK(tfuse_options_add_string(options, "data", samples, NULL));
  CHECK(tfuse_options_set_string(options, "runtime", "none", NULL));
  for (int call = 1; call <= 3; ++call) {
    const char *failure = checkCanceled(options, call, ranges);
    if (failure)
      return failure;
  }
  tfuse_options_free(options);
  return NULL;
}

/*===--- Errors
 * -------------------------------------------------------------===*/

/* Runs and frees the options; checks that the run fails with this code. */
static const char *checkFails(tfuse_options *options, const char *code,
                              const char *layer) {
  tfuse_error *error = NULL;
  CHECK(!tfuse_run(options, &error));
  CHECK(error);
  CHECK_TEXT(tfuse_error_code(error), code);
  CHECK(tfuse_error_message(error)[0]);
  if (layer)
    CHECK_TEXT(tfuse_error_layer(error), layer);
  CHECK(tfuse_error_diagnostic_count(error) >= 1);
  const tfuse_diagnostic *first = tfuse_error_diagnostic(error, 0);
  CHECK(tfuse_diagnostic_severity(first) == TFUSE_SEVERITY_ERROR);
  CHECK_TEXT(tfuse_diagnostic_code(first), code);
  CHECK(!tfuse_error_diagnostic(error, 1000));
  tfuse_error_free(error);
  tfuse_options_free(options);
  return NULL;
}

#define CHECK_CASE(call)                                                       \
  do {                                                                         \
    const char *failure = call;                                                \
    if (failure)                                                               \
      return failure;                                                          \
  } while (0)

static const char *runsThatFail(const char *folder) {
  const char *output = inFolder(folder, "output");
  const char *nowhere = inFolder(folder, "nowhere");
  const char *corrupt = inFolder(folder, "corrupt.tflite");
  CHECK(writeFile(corrupt, "\x1c\0\0\0TFL3 and nothing else", 24));
  const char *noModel = inFolder(folder, "no_model.pb");
  CHECK(writeFile(noModel, "\xff\xff\xff\xff", 4));

  CHECK_CASE(checkFails(fileOptions(TFUSE_CONVERT, nowhere, output),
                        "file-not-found", nowhere));
  CHECK_CASE(checkFails(fileOptions(TFUSE_OPTIMIZE, nowhere, output),
                        "file-not-found", nowhere));
  CHECK_CASE(checkFails(fileOptions(TFUSE_CONVERT, noModel, output),
                        "not-a-model", noModel));
  tfuse_options *options = fileOptions(TFUSE_QUANTIZE, corrupt, output);
  tfuse_options_set_string(options, "quantize", "float16", NULL);
  CHECK_CASE(checkFails(options, "file-corrupt", NULL));
  CHECK_CASE(checkFails(fileOptions(TFUSE_QUANTIZE, corrupt, output),
                        "invalid-option", NULL));
  options = tfuse_options_new(TFUSE_INSPECT);
  tfuse_options_set_string(options, "input", corrupt, NULL);
  CHECK_CASE(checkFails(options, "file-corrupt", NULL));
  options = tfuse_options_new(TFUSE_EXPLAIN);
  tfuse_options_set_string(options, "input", corrupt, NULL);
  CHECK_CASE(checkFails(options, "not-a-model", NULL));
  options = tfuse_options_new(TFUSE_EXPLAIN);
  tfuse_options_set_string(options, "input", kModel, NULL);
  tfuse_options_set_string(options, "html_file", inFolder(folder, "no/e.html"),
                           NULL);
  CHECK_CASE(checkFails(options, "write-failed", NULL));
  options = fileOptions(TFUSE_CALIBRATE, kModel, output);
  tfuse_options_add_string(options, "data", nowhere, NULL);
  tfuse_options_add_string(options, "signatures", "serve", NULL);
  CHECK_CASE(checkFails(options, "invalid-calibration-data", nowhere));
  options = tfuse_options_new(TFUSE_MERGE_RANGES);
  tfuse_options_add_string(options, "inputs", corrupt, NULL);
  tfuse_options_set_string(options, "output", output, NULL);
  CHECK_CASE(checkFails(options, "file-corrupt", NULL));
  options = tfuse_options_new(TFUSE_VERIFY);
  tfuse_options_set_string(options, "float_file", nowhere, NULL);
  tfuse_options_set_string(options, "quantized_file", nowhere, NULL);
  CHECK_CASE(checkFails(options, "file-not-found", nowhere));
  options = fileOptions(TFUSE_CONVERT, kModel, inFolder(folder, "no/m.tflite"));
  CHECK_CASE(checkFails(options, "write-failed", NULL));
  CHECK(!exists(output));
  return NULL;
}

/* Checks an "invalid-option" error and frees it. */
static const char *checkInvalid(bool done, tfuse_error *error,
                                const char *message) {
  CHECK(!done);
  CHECK(error);
  CHECK_TEXT(tfuse_error_code(error), "invalid-option");
  CHECK_TEXT(tfuse_error_message(error), message);
  tfuse_error_free(error);
  return NULL;
}

static const char *optionsThatFail(const char *folder) {
  (void)folder;
  tfuse_options *options = tfuse_options_new(TFUSE_CONVERT);
  tfuse_error *error = NULL;
  bool done = tfuse_options_set_string(options, "fetches", "y", &error);
  CHECK(strstr(tfuse_error_hint(error), "disabled_rules"));
  CHECK_CASE(checkInvalid(done, error, "there is no option 'fetches'"));
  done = tfuse_options_set_string(options, "force", "yes", &error);
  CHECK_CASE(
      checkInvalid(done, error, "option 'force' is a truth value, not a text"));
  done = tfuse_options_add_string(options, "target", "micro", &error);
  CHECK_CASE(checkInvalid(done, error,
                          "option 'target' is a text, not a list of texts"));
  done = tfuse_options_set_number(options, "weight_bits", 4, &error);
  CHECK_CASE(checkInvalid(done, error,
                          "option 'weight_bits' is an integer, not a number"));
  done = tfuse_options_set_integer(options, "weight_bits", -1, &error);
  CHECK_CASE(checkInvalid(done, error, "option 'weight_bits' cannot be -1"));
  done = tfuse_options_set_bool(options, "percentile", true, &error);
  CHECK_CASE(checkInvalid(
      done, error, "option 'percentile' is a number, not a truth value"));
  const int64_t sizes[] = {1, -1};
  done = tfuse_options_add_shape(options, "tags", "x", sizes, 2, &error);
  CHECK_CASE(checkInvalid(done, error,
                          "option 'tags' is a list of texts, not a list of "
                          "shapes"));
  /* Without an error object. */
  CHECK(!tfuse_options_set_string(options, "nonsense", "", NULL));
  /* The same name is another option for another command. */
  CHECK(tfuse_options_type(options, "verify") == TFUSE_TYPE_BOOL);
  CHECK(tfuse_options_type(options, "fetches") == -1);
  tfuse_options_free(options);
  return NULL;
}

static const char *valuesThatFail(const char *folder) {
  const char *output = inFolder(folder, "m.tflite");
  const int64_t sizes[] = {1, 2};
  tfuse_options *options = fileOptions(TFUSE_CONVERT, kModel, output);
  CHECK(tfuse_options_set_string(options, "target", "toaster", NULL));
  CHECK_CASE(checkFails(options, "invalid-option", NULL));
  options = fileOptions(TFUSE_CONVERT, kModel, output);
  CHECK(
      tfuse_options_add_shape(options, "input_shapes", "none", sizes, 2, NULL));
  CHECK_CASE(checkFails(options, "unknown-tensor", NULL));
  options = fileOptions(TFUSE_CONVERT, kModel, output);
  CHECK(tfuse_options_set_string(options, "report_file",
                                 inFolder(folder, "report.txt"), NULL));
  CHECK_CASE(checkFails(options, "invalid-option", NULL));
  CHECK(!exists(output));
  return NULL;
}

static const char *nullArguments(const char *folder) {
  (void)folder;
  tfuse_options *options = tfuse_options_new(TFUSE_CONVERT);
  tfuse_error *error = NULL;
  CHECK_CASE(
      checkInvalid(tfuse_run(NULL, &error), error, "the options are null"));
  CHECK_CASE(checkInvalid(tfuse_options_set_string(NULL, "input", "", &error),
                          error, "the options are null"));
  CHECK_CASE(checkInvalid(tfuse_options_set_string(options, NULL, "", &error),
                          error, "the name of the option is null"));
  CHECK_CASE(
      checkInvalid(tfuse_options_set_string(options, "input", NULL, &error),
                   error, "option 'input' is null"));
  CHECK_CASE(
      checkInvalid(tfuse_options_add_string(options, "tags", NULL, &error),
                   error, "an element of option 'tags' is null"));
  CHECK_CASE(checkInvalid(
      tfuse_options_add_shape(options, "input_shapes", "x", NULL, 1, &error),
      error, "a shape of option 'input_shapes' is null"));
  CHECK(tfuse_options_add_shape(options, "input_shapes", "x", NULL, 0, NULL));
  tfuse_options_free(options);
  options = tfuse_options_new(TFUSE_INSPECT);
  CHECK_CASE(checkInvalid(tfuse_list_rules(options, &error), error,
                          "the options are not of TFUSE_CONVERT"));
  tfuse_options_free(options);

  CHECK(!tfuse_options_new((tfuse_command)8));
  CHECK(tfuse_options_count(NULL) == 0);
  CHECK(!tfuse_options_name(NULL, 0));
  CHECK(tfuse_options_type(NULL, "input") == -1);
  tfuse_options_on_phase(NULL, NULL, NULL);
  tfuse_options_on_sample(NULL, NULL, NULL);
  tfuse_options_on_cancel(NULL, NULL, NULL);
  tfuse_options_on_diagnostic(NULL, NULL, NULL);
  tfuse_options_free(NULL);
  tfuse_result_free(NULL);
  tfuse_error_free(NULL);
  tfuse_list_free(NULL);
  CHECK_TEXT(tfuse_error_code(NULL), "");
  CHECK_TEXT(tfuse_error_message(NULL), "");
  CHECK_TEXT(tfuse_error_layer(NULL), "");
  CHECK_TEXT(tfuse_error_hint(NULL), "");
  CHECK(tfuse_error_diagnostic_count(NULL) == 0);
  CHECK(!tfuse_error_diagnostic(NULL, 0));
  CHECK(tfuse_diagnostic_severity(NULL) == TFUSE_SEVERITY_NOTE);
  CHECK(!tfuse_result_string(NULL, "summary"));
  CHECK(tfuse_result_integer(NULL, "samples") == 0);
  CHECK(tfuse_result_table_size(NULL, "timings") == 0);
  CHECK(tfuse_result_diagnostic_count(NULL) == 0);
  CHECK(!tfuse_result_diagnostic(NULL, 0));
  CHECK(tfuse_list_size(NULL) == 0);
  CHECK(tfuse_list_count(NULL, 0, "id") == 0);
  return NULL;
}

static const char *everyOptionHasAType(const char *folder) {
  (void)folder;
  for (int command = TFUSE_CONVERT; command <= TFUSE_INSPECT; ++command) {
    tfuse_options *options = tfuse_options_new((tfuse_command)command);
    size_t count = tfuse_options_count(options);
    CHECK(count >= 2);
    for (size_t i = 0; i != count; ++i) {
      int type = tfuse_options_type(options, tfuse_options_name(options, i));
      CHECK(type >= TFUSE_TYPE_STRING && type <= TFUSE_TYPE_SHAPES);
    }
    CHECK(!tfuse_options_name(options, count));
    /* Without an input each run is an error, not a crash. */
    tfuse_error *error = NULL;
    CHECK(!tfuse_run(options, &error));
    CHECK(tfuse_error_code(error)[0]);
    tfuse_error_free(error);
    tfuse_options_free(options);
  }
  return NULL;
}

const Case cases[] = {
    {"convert", convert},
    {"optimize", optimize},
    {"quantization", quantization},
    {"inspect", inspect},
    {"explain", explain},
    {"lists", lists},
    {"rulesOfFusionFiles", rulesOfFusionFiles},
    {"texts", texts},
    {"callbacks", callbacks},
    {"cancel", cancel},
    {"runsThatFail", runsThatFail},
    {"optionsThatFail", optionsThatFail},
    {"valuesThatFail", valuesThatFail},
    {"nullArguments", nullArguments},
    {"everyOptionHasAType", everyOptionHasAType},
};
const size_t numCases = sizeof(cases) / sizeof(cases[0]);
