/** Texts rendered by Project Fluent: the twin of `src/boardwright/words/render.py`. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import type { Language } from './languages';

/** What a message may speak of. */
export type Argument = number | string | Message | readonly Argument[];
/** A message of a catalogue with what it speaks of: `{ say: 'terra_mystica/build', hex: 'E5' }`. */
export interface Message {
  readonly say: string;
  readonly [part: string]: Argument;
}

const NOMINATIVE = 'nom';
const CONJUNCTIONS: Record<Language, string> = { en: 'and', ru: 'и', uk: 'і' };

/** Finished sentences in every language: of games whose words are not in catalogues yet. */
const isFinished = (value: object): value is Record<Language, string> =>
  'en' in value && 'ru' in value && 'uk' in value;

export function isMessage(value: unknown): value is Message {
  if (typeof value === 'object' && value !== null && isFinished(value)) return true;
  return typeof value === 'object' && value !== null && 'say' in value && typeof value.say === 'string';
}

/** The catalogue that a message stands in, and its id there. */
export function address(message: Message): [catalogue: string, id: string] {
  if (isFinished(message)) return ['', ''];
  const slash = message.say.indexOf('/');
  return [message.say.slice(0, slash), message.say.slice(slash + 1)];
}

/** Renders Texts in one language. */
export class Reader {
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(readonly language: Language) {}

  knows(catalogue: string): boolean {
    return !catalogue || this.#bundles.has(catalogue);
  }

  /** Gives the messages of the catalogue. */
  learn(catalogue: string, ftl: string): FluentResource['body'] {
    const bundle = new FluentBundle(this.language, { functions: FUNCTIONS, useIsolating: false });
    const resource = new FluentResource(ftl);
    bundle.addResource(resource);
    this.#bundles.set(catalogue, bundle);
    return resource.body;
  }

  /** '' while the catalogue is on its way; a message that it lacks shows its name. */
  read(argument: Argument, wanted: string = NOMINATIVE): string {
    if (typeof argument === 'string') return argument;
    if (typeof argument === 'number') return String(argument);
    if (!isMessage(argument)) return argument.map((each) => this.read(each, wanted)).join(', ');
    if (isFinished(argument)) return argument[this.language];
    const [catalogue, id] = address(argument);
    const bundle = this.#bundles.get(catalogue);
    if (!bundle) return '';
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return argument.say;
    const given: Record<string, FluentValue> = { case: wanted };
    for (const [part, value] of Object.entries(argument)) {
      if (part !== 'say')
        given[part] =
          typeof value === 'object'
            ? new Told(value, this)
            : typeof value === 'number'
              ? new FluentNumber(value)
              : value;
    }
    return bundle.formatPattern(pattern, given, []);
  }
}

/** A Text, or a list of them, within another one: rendered where it stands, in the case that is asked for there. */
class Told extends FluentType<Argument> {
  constructor(
    value: Argument,
    readonly reader: Reader,
  ) {
    super(value);
  }

  override toString(): string {
    return this.reader.read(this.value);
  }

  each(wanted: string): string[] {
    const several = Array.isArray(this.value) ? (this.value as readonly Argument[]) : [this.value];
    return several.map((each) => this.reader.read(each, wanted));
  }
}

type Named = Record<string, FluentValue>;

function each(value: FluentValue | undefined, named: Named): string[] {
  if (value instanceof Told) return value.each(String(named['case'] ?? NOMINATIVE));
  return [typeof value === 'object' ? String(value.valueOf()) : String(value ?? '')];
}

const FUNCTIONS: Record<string, (given: FluentValue[], named: Named) => string> = {
  IN: ([value], named) => each(value, named).join(', '),
  LIST: ([value], named) => each(value, named).join(String(named['by'] ?? ', ')),
  AND: ([value], named) => {
    const words = each(value, named);
    const conjunction = CONJUNCTIONS[value instanceof Told ? value.reader.language : 'en'];
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
  },
  CAP: ([value], named) => first(each(value, named).join(', '), (letter) => letter.toLocaleUpperCase()),
  LOW: ([value], named) => first(each(value, named).join(', '), (letter) => letter.toLocaleLowerCase()),
};

function first(text: string, change: (letter: string) => string): string {
  return change(text.slice(0, 1)) + text.slice(1);
}
