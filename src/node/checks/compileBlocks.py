"""Compiles code blocks: a JSON list of {code, expression} on stdin, a JSON list of problems on stdout.

compile() is what py_compile calls for a file; here it runs for all blocks in one process. An expression becomes
the body of a function, as authentik/lib/expression/evaluator.py wraps it.
"""

import json
import sys
import warnings
from textwrap import indent

problems = []
for number, block in enumerate(json.load(sys.stdin)):
    code = block["code"]
    if block["expression"]:
        code = "def handler():\n" + indent(code, "    ") + "\nresult = handler()"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            compile(code, "block", "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        line, column = getattr(error, "lineno", None) or 1, getattr(error, "offset", None)
        message = getattr(error, "msg", None) or str(error)
        if block["expression"]:
            line, column = line - 1, column - 4 if column and column > 4 else None
        problems.append({"block": number, "line": line, "column": column, "message": message})
json.dump(problems, sys.stdout)
