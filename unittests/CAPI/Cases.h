/*===- Cases.h - Test cases of the C interface ------------------*- C -*-===*/

#ifndef TFUSE_UNITTESTS_CAPI_CASES_H
#define TFUSE_UNITTESTS_CAPI_CASES_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A case returns the condition that failed, or NULL. `folder` is empty at the
 * start. */
typedef struct Case {
  const char *name;
  const char *(*run)(const char *folder);
} Case;

extern const Case cases[];
extern const size_t numCases;

#ifdef __cplusplus
}
#endif

#endif /* TFUSE_UNITTESTS_CAPI_CASES_H */
