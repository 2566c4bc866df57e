"""Of msgspec, which is written in C and has no build for browsers, what messages need: in plain Python, and slower.

`install` puts it where `import msgspec` finds it. Messages, and whoever reads and writes them, are the server's own;
tests hold every message written here against what msgspec writes, and every refusal against msgspec's.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from dataclasses import replace as replace_fields
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

# Any, in this file: what JSON holds, and types as values.


class DecodeError(Exception):
    """It is not JSON."""


class ValidationError(DecodeError):
    """It is JSON, and not what was asked for."""


class Raw(bytes):
    """What has been written already."""


@dataclass_transform(kw_only_default=True)
class Struct:
    """A message: fields with types, by name."""

    _tag: str | None = None
    _omits_defaults: bool = False

    def __init_subclass__(
        cls, *, kw_only: bool = False, omit_defaults: bool | None = None, tag: str | None = None
    ) -> None:
        for name in cls.__annotations__:
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict):  # each message has its own
                setattr(cls, name, field(default_factory=type(default)))
        dataclass(kw_only=True)(cls)
        cls._tag = tag
        if omit_defaults is not None:
            cls._omits_defaults = omit_defaults


# --- writing


def encode(value: Any) -> bytes:
    raws: list[bytes] = []

    def plain(value: Any) -> Any:
        if isinstance(value, Raw):
            raws.append(value)
            return _place(len(raws) - 1)
        return _plain(value)

    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=plain).encode()
    return _PLACE.sub(lambda place: raws[int(place[1])] if int(place[1]) < len(raws) else place[0], text)


def _place(number: int) -> str:
    """Stands for something that has been written already; nobody can send it, as JSON would write it otherwise."""
    return f"\x7fraw {number}\x7f"


_PLACE = re.compile(rb'"\x7fraw (\d+)\x7f"')


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        told = {} if value._tag is None else {"type": value._tag}
        names = value.__dataclass_fields__  # type: ignore[attr-defined]  # every message is made a dataclass
        if not value._omits_defaults:
            return told | {name: getattr(value, name) for name in names}
        return told | {name: getattr(value, name) for name in names if not _is_default(value, names[name])}
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _is_default(value: Any, about: Any) -> bool:
    default = about.default if about.default_factory is MISSING else about.default_factory()
    return default is not MISSING and bool(getattr(value, about.name) == default)


class Encoder:
    def encode(self, value: Any) -> bytes:
        return encode(value)


# --- reading


def decode(content: bytes | str, *, type: Any = Any) -> Any:
    try:
        data = json.loads(content, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise DecodeError(f"JSON is malformed: {error.msg} (byte {error.pos})") from error
    return _read(data, type, "$")


class Decoder:
    def __init__(self, type: Any = Any) -> None:
        self._type = type

    def decode(self, content: bytes | str) -> Any:
        return decode(content, type=self._type)


def _no_constant(name: str) -> Any:
    raise DecodeError(f"JSON is malformed: {name} is no number")


PLAIN: Mapping[Any, str] = {str: "str", int: "int", float: "float", bool: "bool", NoneType: "null"}
IN_JSON: Mapping[Any, str] = {**PLAIN, list: "array", dict: "object"}


def _read(data: Any, kind: Any, path: str) -> Any:
    """Data as a type asks for it."""
    origin = get_origin(kind)
    if kind is Any or kind is object:
        return data
    if kind in PLAIN:
        return _read_plain(data, kind, path)
    if origin in (Union, UnionType):
        return _read_union(data, get_args(kind), path)
    if origin is Literal:
        if type(data) is str and data in get_args(kind):
            return data
        if type(data) is str:
            raise ValidationError(f"Invalid enum value {data!r}{_at(path)}")
        raise _expected("str", data, path)
    if origin is list:
        _check(data, list, "array", path)
        return [_read(each, get_args(kind)[0], f"{path}[{number}]") for number, each in enumerate(data)]
    if kind is dict or origin in (dict, Mapping) or getattr(origin, "__name__", "") == "Mapping":
        _check(data, dict, "object", path)
        values = get_args(kind)[1] if get_args(kind) else Any
        return {key: _read(each, values, f"{path}[...]") for key, each in data.items()}
    _check(data, dict, "object", path)
    return _read_fields(data, kind, path)


def _read_plain(data: Any, kind: Any, path: str) -> Any:
    if kind is float and type(data) is int:
        return float(data)
    if kind is int and type(data) is float and data.is_integer():
        return int(data)
    _check(data, kind, PLAIN[kind], path)
    return data


def _read_union(data: Any, kinds: tuple[Any, ...], path: str) -> Any:
    """Of messages the one that the tag names; of anything else the one that JSON calls so."""
    tagged = {kind._tag: kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct) and kind._tag}
    if tagged and isinstance(data, dict):
        if "type" not in data:
            raise ValidationError(f"Object missing required field `type`{_at(path)}")
        if not isinstance(data["type"], str):
            raise ValidationError(f"Expected `str`{_at(f'{path}.type')}")
        kind = tagged.get(data["type"])
        if kind is None:
            raise ValidationError(f"Invalid value {data['type']!r}{_at(f'{path}.type')}")
        return _read_fields(data, kind, path)
    kind = next((kind for kind in kinds if _takes(kind, data)), None)
    if kind is not None:
        return _read(data, kind, path)
    names = " | ".join(dict.fromkeys(_name(kind) for kind in kinds))
    raise _expected(names, data, path)


def _name(kind: Any) -> str:
    """How a kind is called in a refusal."""
    return PLAIN.get(kind) or ("array" if get_origin(kind) is list else "object")


def _takes(kind: Any, data: Any) -> bool:
    """Whether data may be of a kind, by what JSON calls it."""
    number = kind is float and type(data) is int
    return number or _name(kind) == IN_JSON[type(data)]


def _read_fields(data: Mapping[str, Any], kind: Any, path: str) -> Any:
    given = {}
    hints = get_type_hints(kind)
    for each in fields(kind):
        if each.name in data:
            given[each.name] = _read(data[each.name], hints[each.name], f"{path}.{each.name}")
        elif each.default is MISSING and each.default_factory is MISSING:
            raise ValidationError(f"Object missing required field `{each.name}`{_at(path)}")
    return kind(**given)


def _check(data: Any, kind: type, name: str, path: str) -> None:
    if type(data) is not kind:
        raise _expected(name, data, path)


def _expected(name: str, data: Any, path: str) -> ValidationError:
    return ValidationError(f"Expected `{name}`, got `{IN_JSON[type(data)]}`{_at(path)}")


def _at(path: str) -> str:
    return "" if path == "$" else f" - at `{path}`"


# --- in the place of the real one


def install() -> None:
    """From here on, `import msgspec` gives this."""
    whole = ModuleType("msgspec")
    for kind in (DecodeError, ValidationError, Raw, Struct):
        setattr(whole, kind.__name__, kind)
    parts: dict[str, list[Callable[..., Any]]] = {
        "json": [encode, decode, Encoder, Decoder],
        "structs": [replace_fields],
    }
    sys.modules["msgspec"] = whole
    for name, members in parts.items():
        part = ModuleType(f"msgspec.{name}")
        for member in members:
            setattr(part, member.__name__, member)
        setattr(whole, name, part)
        sys.modules[part.__name__] = part
