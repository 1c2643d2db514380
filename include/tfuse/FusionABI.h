/*===- FusionABI.h - What tfuse and a fusion plug-in agree upon ---*- C -*-===*\
|*
|* Plain C: a plug-in may be built with any compiler and any standard library,
|* with or without exceptions and RTTI, and needs no MLIR. C++ programs include
|* Fusion.h, which wraps all of this.
|*
|* A plug-in is a shared object that exports one function,
|*
|*   const TFuseFusionPlugin *tfuseFusionPlugin(void);
|*
|* which returns a table of fusions. Each has a function that tfuse calls with
|* a TFuseMatch: a place in a model that the fusion may replace. It looks at the
|* place and builds what comes instead, through the functions of TFuseHost. All
|* that it builds is thrown away unless it ends with `replace`.
|*
|* Rules:
|* - Values, nodes and attributes are numbers that belong to one TFuseMatch, 0
|*   being none. They, and all memory that the host hands out, are valid until
|*   the fusion's function returns.
|* - The host copies what it is given.
|* - A mistake (a number that is none, an op that does not exist, a result of
|*   the wrong type) makes the call return 0, or empty values; the first one
|*   ends the conversion with a message, whatever the function returns.
|* - No exception may leave a function of the plug-in.
|*
|* Compatibility: structures only grow at their ends. TFUSE_FUSION_ABI_REVISION
|* counts additions, TFUSE_FUSION_ABI_VERSION everything else. tfuse takes a
|* plug-in of its own version and of its own or an earlier revision.
|*
\*===----------------------------------------------------------------------===*/

#ifndef TFUSE_FUSIONABI_H
#define TFUSE_FUSIONABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TFUSE_FUSION_ABI_VERSION 1
#define TFUSE_FUSION_ABI_REVISION 0
#define TFUSE_FUSION_ENTRY_POINT "tfuseFusionPlugin"

/* UTF-8; not terminated. */
typedef struct TFuseText {
  const char *data;
  size_t size;
} TFuseText;

/* A tensor type. */
typedef struct TFuseType {
  int32_t element;     /* TensorType of TFLite's schema; -1 for any other */
  int32_t rank;        /* -1: unknown, dims is not looked at */
  const int64_t *dims; /* -1: unknown */
} TFuseType;

typedef uint32_t TFuseValue;
typedef uint32_t TFuseNode;
typedef uint32_t TFuseAttribute;
typedef struct TFuseMatch TFuseMatch;

/* What an attribute holds. */
enum {
  TFUSE_ATTRIBUTE_NONE = 0,
  TFUSE_ATTRIBUTE_INT = 1,
  TFUSE_ATTRIBUTE_FLOAT = 2,
  TFUSE_ATTRIBUTE_BOOL = 3,
  TFUSE_ATTRIBUTE_STRING = 4,
  TFUSE_ATTRIBUTE_TYPE = 5,
  TFUSE_ATTRIBUTE_SHAPE = 6,
  TFUSE_ATTRIBUTE_TENSOR = 7,
  TFUSE_ATTRIBUTE_FUNCTION = 8, /* its text is the function's name */
  TFUSE_ATTRIBUTE_LIST = 9,
  TFUSE_ATTRIBUTE_OTHER = 10,
  /* Only given to tfuse: */
  TFUSE_ATTRIBUTE_COPY = 11 /* the same as `copy` */
};

/* Reading an attribute: the fields that its kind has. */
typedef struct TFuseAttributeInfo {
  int32_t kind;
  int64_t integer;  /* int, bool */
  double number;    /* float */
  TFuseText text;   /* string, function */
  TFuseType type;   /* type: the element; shape: all but it; tensor */
  const void *data; /* tensor: elements in row-major order; null if they are
                       strings or more than can be had */
  size_t dataSize;  /* tensor: bytes */
  size_t listSize;  /* list */
} TFuseAttributeInfo;

/* Writing an attribute of an op that is built. A list has `count` elements of
   one kind, in the one of the arrays that belongs to it. */
typedef struct TFuseNewAttribute {
  TFuseText name;
  int32_t kind; /* int, float, bool, string, type, shape, copy */
  int32_t isList;
  int64_t integer;
  double number;
  TFuseText text;
  TFuseType type;
  TFuseAttribute copy;
  size_t count;
  const int64_t *integers;
  const double *numbers;
  const TFuseText *texts;
} TFuseNewAttribute;

/* What kind of op is built. */
enum {
  /* Name and attributes as in TFLite's schema: "CONV_2D", "stride_w". */
  TFUSE_OP_BUILTIN = 0,
  /* A custom op; the attributes become a FlexBuffer map. */
  TFUSE_OP_CUSTOM = 1,
  /* An op of TensorFlow, "Transpose", which tfuse lowers later on. */
  TFUSE_OP_TENSORFLOW = 2
};

typedef struct TFuseOp {
  int32_t kind;
  TFuseText name;
  const TFuseValue *operands; /* 0: an optional operand that is absent */
  size_t operandCount;
  const TFuseType *results;
  size_t resultCount;
  const TFuseNewAttribute *attributes;
  size_t attributeCount;
  /* Custom ops: options that are no FlexBuffer, instead of attributes. */
  const void *options;
  size_t optionsSize;
} TFuseOp;

typedef struct TFuseHost {
  uint32_t abiVersion, abiRevision;
  size_t size; /* of this structure */

  /* Composites: the name in the annotation and the function. Patterns: the op
     and the node. */
  TFuseText (*name)(TFuseMatch *);
  TFuseText (*where)(TFuseMatch *);
  /* Composites: whether `flag` follows the name ("LSTMCellSimple,flag"). */
  int32_t (*hasFlag)(TFuseMatch *, TFuseText flag);

  /* Composites: arguments and results of the function. A variable is seen as
     its value. */
  size_t (*argumentCount)(TFuseMatch *);
  TFuseValue (*argument)(TFuseMatch *, size_t index);
  size_t (*resultCount)(TFuseMatch *);
  TFuseType (*resultType)(TFuseMatch *, size_t index);
  /* Patterns: the op to be replaced. */
  TFuseNode (*root)(TFuseMatch *);

  TFuseType (*valueType)(TFuseMatch *, TFuseValue);
  /* The node that gives a value, and as which of its results; 0 if there is
     none, or none to be seen: arguments, constants of composites. */
  TFuseNode (*valueNode)(TFuseMatch *, TFuseValue, size_t *result);
  size_t (*valueUseCount)(TFuseMatch *, TFuseValue);
  /* Elements in row-major order, null unless the value is a constant of at most
     1 GiB that is no string. */
  const void *(*valueConstant)(TFuseMatch *, TFuseValue, size_t *bytes);

  /* "AddV2" for an op of TensorFlow, "tfl.add" for one of TFLite, "" for other
     ones. */
  TFuseText (*nodeOp)(TFuseMatch *, TFuseNode);
  TFuseText (*nodeName)(TFuseMatch *, TFuseNode);
  size_t (*operandCount)(TFuseMatch *, TFuseNode);
  TFuseValue (*operand)(TFuseMatch *, TFuseNode, size_t index);
  size_t (*nodeResultCount)(TFuseMatch *, TFuseNode);
  TFuseValue (*nodeResult)(TFuseMatch *, TFuseNode, size_t index);

  /* Attributes: of the annotation for node 0, else of the node, defaults
     included. */
  TFuseAttribute (*attribute)(TFuseMatch *, TFuseNode, TFuseText name);
  size_t (*attributeCount)(TFuseMatch *, TFuseNode);
  TFuseText (*attributeName)(TFuseMatch *, TFuseNode, size_t index);
  void (*readAttribute)(TFuseMatch *, TFuseAttribute, TFuseAttributeInfo *);
  TFuseAttribute (*listElement)(TFuseMatch *, TFuseAttribute, size_t index);

  /* Building. 0 on a mistake. */
  TFuseValue (*constant)(TFuseMatch *, TFuseType, const void *data,
                         size_t bytes);
  int32_t (*build)(TFuseMatch *, const TFuseOp *, TFuseValue *results);

  /* The end, one of three: the values that come instead of the results; why
     the fusion does not fit, with a reason of docs/reference/reasons.md
     ("element-type"); what went wrong in the plug-in. */
  int32_t (*replace)(TFuseMatch *, const TFuseValue *, size_t count);
  void (*reject)(TFuseMatch *, TFuseText reason, TFuseText message,
                 TFuseText hint);
  void (*fail)(TFuseMatch *, TFuseText message);
} TFuseHost;

enum { TFUSE_FUSION_COMPOSITE = 0, TFUSE_FUSION_PATTERN = 1 };

/* Who writes the annotation of a composite. */
enum {
  /* A person: what does not fit is an error. */
  TFUSE_AUTHOR_PERSON = 0,
  /* A framework, in _implements; or in api_implements, as Keras does. What does
     not fit is in the report alone. */
  TFUSE_AUTHOR_FRAMEWORK = 1,
  TFUSE_AUTHOR_KERAS = 2
};

typedef struct TFuseFusion {
  /* The name of the rule, for reports and --disable-rule: lower-case letters,
     digits and '-'. */
  TFuseText id;
  /* Composites: the names in annotations. Patterns: the ops to look at
     ("AddV2", "tfl.add"). Separated by spaces. */
  TFuseText names;
  TFuseText summary;
  int32_t kind;
  int32_t author; /* composites */
  void (*run)(const TFuseHost *, TFuseMatch *, void (*user)(void));
  void (*user)(void); /* handed to run */
} TFuseFusion;

typedef struct TFuseFusionPlugin {
  uint32_t abiVersion, abiRevision; /* these two never move */
  size_t fusionSize;                /* sizeof(TFuseFusion) */
  TFuseText name, version;
  const TFuseFusion *fusions;
  size_t fusionCount;
} TFuseFusionPlugin;

#ifdef __cplusplus
}
#endif

#endif /* TFUSE_FUSIONABI_H */
