"""Writes the messages of the server as TypeScript: `web/src/generated/messages.ts`, made from `server/messages.py`.

Called by `./run types`. The output is committed; a test compares it with what this makes.
"""

import inspect
import re
import types
import typing
from pathlib import Path

import msgspec

from boardwright.server import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "messages.ts"

HEAD = """\
// Made by `./run types` from src/boardwright/server/messages.py. Change it there.
"""

REQUEST_BODIES = (
    messages.NewSeat,
    messages.NewTable,
    messages.Sit,
    messages.ChangeSeat,
    messages.Import,
    messages.PlanAhead,
)

# Literals that have a name of their own.
NAMED = {value: name for name, value in vars(messages).items() if typing.get_origin(value) is typing.Literal}

# The client renders Texts before anything else looks at them.
RENDERED = {"Text": "string"}

# What the client puts together of what it received, for everybody who looks at it.
PUT_TOGETHER = {"ActionInfo": "  words: string; // label, outcome and note in one: lib/board/answers.ts\n"}

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", typing.Any: "unknown"}


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")


def typescript() -> str:
    """The whole file, in the order of the Python one."""
    source = inspect.getsource(messages)
    parts = [HEAD.rstrip()]
    for name, value in vars(messages).items():
        if name.startswith("_") or not is_declared(name, source):
            continue
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            if msgspec.structs.fields(value):
                parts.append(interface(value))
            elif value.__struct_config__.tag is not None:
                parts.append(f"{comment(value)}export interface {name} {{\n{tag_line(value)}}}")
        elif not isinstance(value, types.ModuleType):
            parts.append(f"export type {name} = {RENDERED.get(name) or definition(value)};")
    return "\n\n".join(parts) + "\n"


def is_declared(name: str, source: str) -> bool:
    return re.search(rf"^(class {name}\(|{name} = )", source, re.MULTILINE) is not None


def interface(struct: type[msgspec.Struct]) -> str:
    remarks = remarks_of(struct)
    lines = []
    for field in msgspec.structs.fields(struct):
        optional = "?" if not field.required and may_lack_defaults(struct) else ""
        remark = f" // {remarks[field.name]}" if field.name in remarks else ""
        lines.append(f"  {field.encode_name}{optional}: {expression(field.type)};{remark}\n")
    lines.append(PUT_TOGETHER.get(struct.__name__, ""))
    return f"{comment(struct)}export interface {struct.__name__} {{\n{tag_line(struct)}{''.join(lines)}}}"


def may_lack_defaults(struct: type[msgspec.Struct]) -> bool:
    """The client may leave out a field with a default; the server sends it all the same, but in a few structs."""
    return is_sent_by_client(struct) or struct.__struct_config__.omit_defaults


def is_sent_by_client(struct: type[msgspec.Struct]) -> bool:
    return struct in REQUEST_BODIES or struct in typing.get_args(messages.FromClient)


def tag_line(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    return "" if tag is None else f"  {struct.__struct_config__.tag_field}: '{tag}';\n"


def comment(struct: type) -> str:
    text = inspect.getdoc(struct) if "__doc__" in vars(struct) and vars(struct)["__doc__"] else None
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def remarks_of(struct: type) -> dict[str, str]:
    """The remark at the end of a field's line."""
    found = re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(struct), re.MULTILINE)
    return dict(found)


def expression(kind: typing.Any) -> str:
    return NAMED[kind] if kind in NAMED else definition(kind)


def definition(kind: typing.Any) -> str:
    if kind == messages.Text:
        return "Text"
    if kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(expression(argument) for argument in arguments)
    if origin is list:
        inner = expression(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{expression(arguments[0])}, {expression(arguments[1])}>"
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}: extend tools/generate_types.py")


if __name__ == "__main__":
    main()
