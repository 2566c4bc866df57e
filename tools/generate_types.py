"""Writes what crosses the wire as TypeScript, into `web/src/generated`.

`messages.ts` is made from `lobby/messages.py`, `outlook.ts` from `kernel/outlook.py`, and `<game>.ts` from the typed
view and pieces of each game (`table/view.py`, `table/pieces.py`). What the client says of its own is in catalogues too:
`interface.ts`, `<game>_words.ts` and `<game>_entry.ts` tell which messages there are and what each speaks of. Called by
`./run types`. The output is committed; `--check`, which a test calls, compares it with what this makes.
"""

import collections.abc
import importlib
import inspect
import re
import sys
import types
import typing
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import boardwright
from boardwright.kernel import outlook, text
from boardwright.lobby import messages

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src"
FOLDER = CLIENT / "generated"
# The catalogues of the client itself, by the file that their types go to.
CATALOGUES = {"interface.ts": CLIENT / "lib" / "i18n" / "words"}
CATALOGUES |= {f"{path.parent.name}_words.ts": path for path in sorted(CLIENT.glob("games/*/words"))}
CATALOGUES |= {f"{path.parent.name}_entry.ts": path for path in sorted(CLIENT.glob("games/*/entry"))}
CATALOGUES |= {"mystica_words.ts": CLIENT / "lib" / "board" / "mystica" / "words"}

HEAD = "// Made by `./run types` from src/boardwright/{}. Change it there."

REQUEST_BODIES = (
    messages.NewSeat,
    messages.NewTable,
    messages.Sit,
    messages.ChangeSeat,
    messages.Import,
    messages.PlanAhead,
    messages.AskHint,
)

# Literals that have a name of their own.
NAMED: dict[typing.Any, str] = {
    value: name for name, value in vars(messages).items() if typing.get_origin(value) is typing.Literal
}

# Those of the file that is being made.
named: dict[typing.Any, str] = NAMED

# The client renders Texts before anything else looks at them.
RENDERED = {"Text": "string"}

# What the client puts together of what it received, for everybody who looks at it.
PUT_TOGETHER = {"ActionInfo": "  words: string; // label, outcome and note in one: lib/board/answers.ts\n"}

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
    object: "unknown",
}

PLURALS = ("zero", "one", "two", "few", "many", "other")

# What a Text speaks of, as it stands in the type of Texts.
ARGUMENT = typing.get_args(typing.get_args(text.Text)[1])[1]


def main(*, check: bool) -> None:
    made = files()
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.ts")}
    if check and there != made:
        differing = sorted(name for name in {*there, *made} if there.get(name) != made.get(name))
        sys.exit(f"{', '.join(differing)}: run `./run types` and commit what it writes.")
    if check:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in there.keys() - made.keys():
        (FOLDER / name).unlink()
    for name, content in made.items():
        (FOLDER / name).write_text(content, encoding="utf-8")


def files() -> dict[str, str]:
    """Every file by its name."""
    global named  # the names of one file at a time
    named = NAMED
    made = {"messages.ts": typescript()}
    named = {}
    made["outlook.ts"] = of_outlook()
    for game in boardwright.games():
        content = of_game(game.name)
        if content:
            made[f"{game.name}.ts"] = content
    return made | {name: of_catalogue(folder / "en.ftl") for name, folder in CATALOGUES.items()}


# --- words of the client


def of_catalogue(file: Path) -> str:
    """`bar_pick-for = { $tool }: …` as `bar: { pickFor: (parts: { tool: Part }) => string }`."""
    sections: dict[str, typing.Any] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            *path, name = map(camel, entry.id.name.split("_"))
            section = sections
            for each in path:
                section = section.setdefault(each, {})
            section[name] = spoken(entry)
    head = f"// Made by `./run types` from {file.relative_to(CLIENT.parent.parent)}. Change it there."
    words = f"export interface Words {{\n{members(sections, 1)}}}"
    part = ["/** What a message may speak of. */\ntype Part = string | number;"] if ": Part" in words else []
    return "\n\n".join([head, *part, words]) + "\n"


def camel(name: str) -> str:
    first, *rest = name.split("-")
    return first + "".join(each.capitalize() for each in rest)


def members(sections: dict[str, typing.Any], depth: int) -> str:
    lines = []
    for name, value in sections.items():
        kind = value if isinstance(value, str) else f"{{\n{members(value, depth + 1)}{'  ' * depth}}}"
        lines.append(f"{'  ' * depth}readonly {name}: {kind};\n")
    return "".join(lines)


def spoken(message: ftl.Message) -> str:
    """A message by itself is a string; one that speaks of something, a function of it. What it counts is a number."""
    parts: dict[str, str] = {}
    look(message, parts)
    return (
        f"(parts: {{ {'; '.join(f'{each}: {kind}' for each, kind in parts.items())} }}) => string"
        if parts
        else "string"
    )


def look(node: object, parts: dict[str, str]) -> None:
    if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
        keys = [each.key for each in node.variants]
        counted = all(isinstance(key, ftl.NumberLiteral) or key.name in PLURALS for key in keys)
        parts[node.selector.id.name] = "number" if counted else "Part"
    if isinstance(node, ftl.VariableReference):
        parts.setdefault(node.id.name, "Part")
    for each in node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        look(each, parts)


def of_outlook() -> str:
    """What a table would pay as it stands, the same shape for all games."""
    kinds: dict[str, type] = {}
    collect(outlook.Outlook, kinds)
    return "\n\n".join([HEAD.format("kernel/outlook.py"), *[shape(kind) for kind in kinds.values()]]) + "\n"


def of_game(name: str) -> str:
    """View and pieces of a game; '' for one whose board is the plain one."""
    folder = f"boardwright.games.{name}.table"
    global named
    named = {}
    kinds: dict[str, type] = {}
    for name_of_module, kind in (("view", "View"), ("pieces", "Pieces")):
        module = importlib.import_module(f"{folder}.{name_of_module}")
        found = getattr(module, kind, None)
        if found is not None:
            named |= literals_of(module)
            collect(found, kinds)
    if not kinds:
        return ""
    head = HEAD.format(f"games/{name}/table/view.py and pieces.py")
    closed = [f"export type {alias} = {definition(value)};" for value, alias in named.items()]
    return "\n\n".join([head, *closed, *[shape(kind) for kind in kinds.values()]]) + "\n"


def literals_of(module: types.ModuleType) -> dict[typing.Any, str]:
    """The closed sets of ids that a module has a name for."""
    return {value: name for name, value in vars(module).items() if typing.get_origin(value) is typing.Literal}


def collect(kind: typing.Any, found: dict[str, type]) -> None:
    """The typed dictionaries that a type is made of, what is inside first."""
    if typing.is_typeddict(kind):
        if kind.__name__ in found:
            assert found[kind.__name__] is kind, f"two shapes are called {kind.__name__}"
            return
        for inner in hints(kind).values():
            collect(inner, found)
        found[kind.__name__] = kind
    for argument in typing.get_args(kind):
        if not is_text_part(argument):
            collect(argument, found)


def hints(kind: type) -> dict[str, typing.Any]:
    """As they are written: to look into Texts would never end."""
    return dict(kind.__annotations__)


def shape(kind: type) -> str:
    """A typed dictionary as an interface."""
    remarks = remarks_of(kind)
    lines = []
    for name, inner in hints(kind).items():
        optional = "" if name in kind.__required_keys__ else "?"  # type: ignore[attr-defined]  # a TypedDict has it
        remark = f" // {remarks[name]}" if name in remarks else ""
        lines.append(f"  {name}{optional}: {expression(inner)};{remark}\n")
    return f"{comment(kind)}export interface {kind.__name__} {{\n{''.join(lines)}}}"


def is_text_part(kind: typing.Any) -> bool:
    """Texts are strings or mappings of what they speak of; the client sees strings."""
    return typing.get_origin(kind) is collections.abc.Mapping and typing.get_args(kind)[1] is ARGUMENT


def typescript() -> str:
    """The messages, in the order of the Python file."""
    source = inspect.getsource(messages)
    parts = [HEAD.format("lobby/messages.py")]
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
    """The remark at the end of a field's line, or the docstring below it."""
    source = inspect.getsource(struct)
    at_end = re.findall(r"^    (\w+): .*?  # (.*)$", source, re.MULTILINE)
    below = re.findall(r'^    (\w+): .*\n    """(.*)"""$', source, re.MULTILINE)
    return dict(at_end + below)


def expression(kind: typing.Any) -> str:
    return named[kind] if isinstance(kind, typing.Hashable) and kind in named else definition(kind)


def definition(kind: typing.Any) -> str:
    if kind in (messages.Text, messages.Text | msgspec.Raw):
        return "Text"
    if msgspec.Raw in typing.get_args(kind):  # written already, or not
        (unwritten,) = [argument for argument in typing.get_args(kind) if argument is not msgspec.Raw]
        return expression(unwritten)
    if kind == text.Text or is_text_part(kind):
        return "string"
    if isinstance(kind, typing.Hashable) and kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Required, typing.NotRequired, typing.Annotated):
        return expression(arguments[0])
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in arguments)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(dict.fromkeys(expression(argument) for argument in arguments))
    if origin is tuple and arguments[-1] is not Ellipsis:
        return f"[{', '.join(expression(argument) for argument in arguments)}]"
    if origin in (list, tuple, collections.abc.Sequence):
        inner = expression(arguments[0])
        return f"({inner})[]" if is_choice(arguments[0]) and " | " in inner else f"{inner}[]"
    if origin in (dict, collections.abc.Mapping):
        return f"Record<{expression(arguments[0])}, {expression(arguments[1])}>"
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}: extend tools/generate_types.py")


def is_choice(kind: typing.Any) -> bool:
    return typing.get_origin(kind) in (types.UnionType, typing.Union, typing.Literal)


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
