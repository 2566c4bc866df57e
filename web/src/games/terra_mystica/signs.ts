/** The signs of this game, for the legend. */
import Building from '$lib/board/mystica/Building.svelte';
import { marks, people, stocks, symbol, tools } from '$lib/board/mystica/signs';
import { sign, type SignGroup, type Signed } from '$lib/board/signs';
import { i18n } from '$lib/i18n/index.svelte';
import type { Pieces, Structure, View } from '../../generated/terra_mystica';
import { faceOf } from './table';
import { say } from './words';

export function signs(signed: Signed<View, Pieces>): SignGroup[] {
  const { view, pieces, table, language } = signed;
  const own = view.seats[table.you ?? 0]?.colour ?? 'forest';
  const structures = Object.entries(pieces.structures) as [Structure, Pieces['structures'][Structure]][];
  return [
    { title: say(language, 'resources'), signs: [...stocks(signed), ...tools(signed)] },
    {
      title: say(language, 'structures'),
      signs: structures.map(([kind, { name, power }]) =>
        sign(name, say(language, 'powerValue', { power }), Building, { kind, terrain: own, size: 30 }),
      ),
    },
    { title: i18n.t.legend.onBoard, signs: marks(signed) },
    {
      title: say(language, 'cults'),
      signs: [
        ...pieces.cults.map(({ id, name }) => symbol(name, say(language, 'cultStep'), id as 'fire')),
        symbol(say(language, 'keys'), say(language, 'keyUse'), 'key'),
      ],
    },
    { title: i18n.t.legend.people, signs: people(signed, (seat) => faceOf(view, pieces, table, seat)) },
  ];
}
