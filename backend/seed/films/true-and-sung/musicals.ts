import type { FilmData } from '../../data-types.ts';

/** Musicals: streets, studios and stairwells that sing. */
export const musicals: readonly FilmData[] = [
  {
    key: 'adjame',
    id: 41224,
    title: { fr: 'Adjamé', en: 'Adjamé', de: 'Adjamé', nl: 'Adjamé' },
    originalTitle: 'Adjamé',
    tagline: {
      fr: 'Leur révolte a du rythme et des paillettes.',
      en: 'They cut the cloth and raise the roof.',
      de: 'Hier gibt die Naht den Takt an.',
      nl: 'Zestien stemmen, één draad, geen genade.',
    },
    synopsis: {
      fr: 'À Adjamé, on coud dès l’aube et on chante pour tenir le rythme. Quand un promoteur décide de raser le marché, Prisca, brodeuse à la voix d’orage, inscrit tout l’atelier au grand concours de la télévision. Seize couturières, un apprenti qui rappe en nouchi, un imprésario à crédit : il leur faut un spectacle en six semaines, costumes compris. Entre coupures de courant et coups de cœur, la ville entière devient partition. Vous sortirez en tapant du pied, c’est prévu.',
      en: 'The sewing machines of Abidjan’s busiest market keep better time than any drummer. Prisca has always sung over them, softly, until the bulldozers are announced and a television talent contest offers enough prize money to buy the building. So sixteen seamstresses become a chorus line. Their songs are stitched from zouglou, gospel and gossip; the costumes are whatever customers have not collected. Shot in the streets with half the neighbourhood on backing vocals, it is a musical with its sleeves rolled up.',
      de: 'Sechzehn Näherinnen, ein Stromausfall, ein Refrain. Im Marktviertel Adjamé in Abidjan soll eine Einkaufspassage entstehen, wo Prisca und ihre Kolleginnen seit Jahren säumen, sticken und dabei singen. Um das Haus zu retten, melden sie sich bei der grössten Fernsehshow des Landes an, ohne Band, aber mit den schönsten Kleidern der Stadt. Regisseurin Marie-Laure Kouamé-Brou lässt Nähmaschinen trommeln und Taxis tanzen. Wer danach stillsitzt, hat vermutlich die falsche Saaltür genommen.',
      nl: 'Trap, tik, trap, tik: in een naaiatelier in Abidjan ontstaat muziek nog voor de koffie klaar is. Als de markt van Adjamé plaats moet maken voor een winkelcentrum, besluit borduurster Prisca dat zestien vrouwen met scharen genoeg zijn voor een revue. De hoofdprijs van een televisieshow kan alles redden. Er wordt gerepeteerd tussen de stoffen, geflirt bij het strijkijzer en ruziegemaakt in drie stemmen. Zelden zag verzet er zo kleurrijk uit, en klonk het zo aanstekelijk.',
    },
    genres: ['musical', 'drama'],
    duration: 124,
    directors: ['Marie-Laure Kouamé-Brou'],
    actors: ['Aya Désirée Gnahoré', 'Serge Tiémoko', 'Adjoua Konan-Lebrun', 'Ismaël Dosso'],
    nationality: ['CI', 'FR'],
    originalLanguage: 'fr',
    rating: 'all',
    warnings: [],
    kind: 'film',
    kids: false,
    experiences: ['dolby', 'atmos'],
    palette: ['#f28f1c', '#1a936f', '#7b2d8b'],
    motif: 'seamstresses dancing on sewing tables under a canopy of wax-print cloth',
  },
];
