import { hall, offers } from '../house-types.ts';
import type { HouseData, SwissWords } from '../house-types.ts';

/** The houses in French-speaking Switzerland. */
export const westSwissHouses: readonly HouseData<SwissWords>[] = [
  {
    key: 'lausanne-sevelin',
    site: 'ch',
    name: 'Velours Sévelin',
    vistaRef: '0301',
    cityKey: 'lausanne',
    slug: { en: 'velours-sevelin', fr: 'velours-sevelin', de: 'velours-sevelin' },
    theatres: [
      {
        name: 'Velours Sévelin',
        line1: 'Avenue de Sévelin 92',
        line2: null,
        zip: '1004',
        city: 'Lausanne',
        position: { x: 46.5236, y: 6.6198 },
      },
    ],
    halls: [
      hall('1', 230, 'dolby', 'atmos', '3d'),
      hall('2', 160, '3d'),
      hall('3', 112),
      hall('4', 68, 'duo'),
    ],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60 + 30,
    services: [
      offers('opening-hours', 20),
      offers('parking', 150),
      offers('bar'),
      offers('wheelchair', 9),
      offers('bicycles', 60),
    ],
    description: {
      fr: '<p>Sous les arches de Sévelin, là où la ville rangeait ses trains de marchandises, quatre salles ont pris la place des wagons. On descend six marches et le bruit de la rue s’arrête. Le jeudi, les versions originales sortent en avance avec des sous-titres en deux langues. Le foyer donne sur un mur d’escalade : certains font les deux dans la même soirée. En salle 4, les banquettes doubles partent les premières.</p>',
      en: '<p>Freight wagons slept under these arches before the screens moved in. You go down six steps and the city falls silent, which is half of what makes an evening here work. Thursdays bring the week’s new films in their original voices, with two lines of subtitles. Room 1 has Dolby picture and sound; room 4 has sofas for two that sell out first. Climbers from the wall next door get their coffee at our bar.</p>',
      de: '<p>Unter den Bögen von Sévelin standen einst Güterwagen, heute leuchten hier vier Leinwände. Sechs Stufen führen hinunter, und mit jeder wird die Stadt leiser. Neue Filme laufen ab Donnerstag in der Originalfassung mit Untertiteln in zwei Sprachen. In Saal 1 sitzt man vor einem Dolby-Bild, in Saal 4 zu zweit auf dem Sofa. Das Foyer teilt sich die Wand mit einer Kletterhalle, und die Kaffeemaschine bedient beide Seiten.</p>',
    },
    access: {
      fr: '<p>Depuis la gare, bus 16 ou douze minutes à pied par la vallée du Flon. Entrée du parking côté nord.</p>',
      en: '<p>Bus 16 runs from the railway station, or walk twelve minutes through the Flon valley. Cars enter on the north side.</p>',
      de: '<p>Ab Bahnhof mit dem Bus 16 oder zwölf Minuten zu Fuss durch das Flon-Tal. Die Einfahrt zum Parkhaus liegt im Norden.</p>',
    },
    seo: {
      fr: 'Velours Sévelin à Lausanne : quatre salles sous les arches, son Dolby et versions originales.',
      en: 'Velours Sévelin in Lausanne: four screens under the arches, Dolby sound and original versions.',
      de: 'Velours Sévelin in Lausanne: vier Säle unter den Bögen, Dolby-Ton und Originalfassungen.',
    },
    sessionsNearby: null,
    priceFactor: 1,
  },
  {
    key: 'geneve-paquis',
    site: 'ch',
    name: 'Velours Pâquis',
    vistaRef: '0302',
    cityKey: 'geneve',
    slug: { en: 'velours-paquis-geneva', fr: 'velours-paquis-geneve', de: 'velours-paquis-genf' },
    theatres: [
      {
        name: 'Velours Pâquis',
        line1: 'Rue de Berne 71',
        line2: '',
        zip: '1201',
        city: 'Genève',
        position: { x: 46.2119, y: 6.1481 },
      },
    ],
    halls: [hall('1', 198, 'atmos', '3d'), hall('2', 120), hall('3', 76, 'relaxseats')],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60 + 45,
    services: [
      offers('opening-hours', 20),
      offers('bar'),
      offers('terrace', 32),
      offers('wheelchair', 6),
      offers('hearing', 3),
    ],
    description: {
      fr: '<p>Aux Pâquis, on entend vingt langues avant d’arriver au coin de la rue, et le programme en tient compte. Trois salles, des films du monde entier et une cuisine érythréenne au rez-de-chaussée. Le balcon de la grande salle date d’un café-concert dont il reste une affiche encadrée. Tous les dimanches à onze heures, un film pour les enfants est doublé en direct par deux comédiens. Les billets du dernier rang coûtent moins cher.</p>',
      en: '<p>You hear twenty languages on the way to this cinema, and most of them on its screens within a month. Three rooms, a balcony left over from a music hall and an Eritrean kitchen on the ground floor make up the house. On Sundays at eleven two actors dub a children’s film live, with all the voices. Seats in the last row cost less, because tall people keep choosing them. The lake is six minutes away.</p>',
      de: '<p>Im Quartier Pâquis hört man zwanzig Sprachen, bevor man an der Ecke ist; das Programm nimmt es damit auf. Drei Säle zeigen Filme aus aller Welt, und im Erdgeschoss kocht eine Familie aus Eritrea. Vom früheren Tingeltangel ist der Balkon geblieben. Sonntags um elf sprechen zwei Schauspieler einen Kinderfilm live ein, mit allen Stimmen. Die hinterste Reihe kostet weniger und ist trotzdem die beliebteste.</p>',
    },
    access: {
      fr: '<p>De la gare Cornavin, sept minutes à pied vers le lac. Bus 1, arrêt Navigation.</p>',
      en: '<p>Seven minutes on foot from Cornavin railway station towards the lake; bus 1 stops at Navigation.</p>',
      de: '<p>Vom Bahnhof Cornavin sind es sieben Minuten Richtung See. Der Bus 1 hält bei Navigation.</p>',
    },
    seo: {
      fr: 'Velours Pâquis à Genève : trois salles et des films du monde entier, à sept minutes de Cornavin.',
      en: 'Velours Pâquis in Geneva: three screens and films from all over the world, seven minutes from Cornavin.',
      de: 'Velours Pâquis in Genf: drei Säle und Filme aus aller Welt, sieben Minuten von Cornavin.',
    },
    sessionsNearby: null,
    priceFactor: 1.05,
  },
];
