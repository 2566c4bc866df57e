/** The signs of this game, for the legend. */
import Building from '$lib/board/mystica/Building.svelte';
import { marks, people, stocks, symbol, tools } from '$lib/board/mystica/signs';
import { sign, type SignGroup, type Signed } from '$lib/board/signs';
import { i18n } from '$lib/i18n/index.svelte';
import type { Building as BuildingName, Pieces, View } from '../../generated/age_of_innovation';
import { DRAWN, face } from './table';
import { say } from './words';

export function signs(signed: Signed<View, Pieces>): SignGroup[] {
  const { pieces, table, language } = signed;
  const own = face(signed, table.you ?? 0).terrain;
  const buildings = Object.entries(pieces.buildings) as [BuildingName, Pieces['buildings'][BuildingName]][];
  return [
    { title: say(language, 'resources'), signs: [...stocks(signed), ...tools(signed)] },
    {
      title: say(language, 'structures'),
      signs: buildings.map(([kind, { name, power }]) =>
        sign(name, say(language, 'powerValue', { power }), Building, { kind: DRAWN[kind], terrain: own, size: 30 }),
      ),
    },
    { title: i18n.t.legend.onBoard, signs: marks(signed) },
    {
      title: say(language, 'science'),
      signs: pieces.disciplines.map(({ id, name }) => symbol(name, say(language, 'scienceStep'), id as 'law')),
    },
    { title: i18n.t.legend.people, signs: people(signed, (seat) => face(signed, seat)) },
  ];
}
