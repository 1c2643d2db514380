/*===- convert.c - Converts a model through the C interface ---------------===*/

#include "tfuse/tfuse-c.h"

#include <stdio.h>
#include <stdlib.h>

static void printPhase(const char *phase, void *user_data) {
  (void)user_data;
  printf("phase: %s\n", phase);
}

static int printError(tfuse_error *error) {
  fprintf(stderr, "error[%s]: %s: %s\n", tfuse_error_code(error),
          tfuse_error_layer(error), tfuse_error_message(error));
  if (tfuse_error_hint(error)[0])
    fprintf(stderr, "  hint: %s\n", tfuse_error_hint(error));
  tfuse_error_free(error);
  return EXIT_FAILURE;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: convert_c MODEL OUTPUT\n");
    return EXIT_FAILURE;
  }
  tfuse_error *error = NULL;
  tfuse_options *options = tfuse_options_new(TFUSE_CONVERT);
  if (!tfuse_options_set_string(options, "input", argv[1], &error) ||
      !tfuse_options_set_string(options, "output", argv[2], &error)) {
    tfuse_options_free(options);
    return printError(error);
  }
  tfuse_options_on_phase(options, printPhase, NULL);

  tfuse_result *result = tfuse_run(options, &error);
  tfuse_options_free(options);
  if (!result)
    return printError(error);
  printf("%s", tfuse_result_string(result, "summary"));
  for (size_t i = 0; i != tfuse_result_table_size(result, "ops_after"); ++i)
    printf("%4.0f %s\n", tfuse_result_table_value(result, "ops_after", i),
           tfuse_result_table_name(result, "ops_after", i));
  tfuse_result_free(result);
  return EXIT_SUCCESS;
}
