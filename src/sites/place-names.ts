import { fold } from '#src/kernel/text/fold.ts';

/**
 * Cities with the names that they have in the languages of their country and of its visitors, for searches. A source has one
 * name a language at most, and visitors type the other one.
 */
const places: readonly (readonly string[])[] = [
  // Belgium
  ['Bruxelles', 'Brussel', 'Brüssel', 'Brussels'],
  ['Anvers', 'Antwerpen', 'Antwerp'],
  ['Gand', 'Gent', 'Ghent'],
  ['Bruges', 'Brugge', 'Brügge'],
  ['Liège', 'Luik', 'Lüttich'],
  ['Namur', 'Namen'],
  ['Mons', 'Bergen'],
  ['Louvain', 'Leuven', 'Löwen'],
  ['Malines', 'Mechelen', 'Mecheln'],
  ['Courtrai', 'Kortrijk'],
  ['Ostende', 'Oostende', 'Ostend'],
  ['Tournai', 'Doornik'],
  ['Alost', 'Aalst'],
  ['Ypres', 'Ieper'],
  ['Roulers', 'Roeselare'],
  ['Saint-Nicolas', 'Sint-Niklaas'],
  ['Termonde', 'Dendermonde'],
  ['Wavre', 'Waver'],
  ['Nivelles', 'Nijvel'],
  ['Arlon', 'Aarlen', 'Arel'],
  ['Braine-l’Alleud', 'Eigenbrakel'],
  ['Tirlemont', 'Tienen'],
  ['Vilvorde', 'Vilvoorde'],
  ['Grammont', 'Geraardsbergen'],
  ['Lierre', 'Lier'],
  ['Furnes', 'Veurne'],
  ['Audenarde', 'Oudenaarde'],
  ['Huy', 'Hoei'],
  ['Mouscron', 'Moeskroen'],
  ['Tongres', 'Tongeren'],
  ['Saint-Trond', 'Sint-Truiden'],
  ['Hal', 'Halle'],
  ['Ixelles', 'Elsene'],
  ['Uccle', 'Ukkel'],
  ['Schaerbeek', 'Schaarbeek'],
  ['Forest', 'Vorst'],
  // Switzerland
  ['Genève', 'Genf', 'Geneva', 'Ginevra'],
  ['Fribourg', 'Freiburg', 'Friburgo'],
  ['Neuchâtel', 'Neuenburg'],
  ['Bienne', 'Biel'],
  ['Bâle', 'Basel', 'Basle', 'Basilea'],
  ['Berne', 'Bern', 'Berna'],
  ['Zurich', 'Zürich', 'Zurigo'],
  ['Lucerne', 'Luzern', 'Lucerna'],
  ['Lausanne', 'Losanna'],
  ['Soleure', 'Solothurn'],
  ['Sion', 'Sitten'],
  ['Sierre', 'Siders'],
  ['Saint-Gall', 'St. Gallen', 'Sankt Gallen', 'San Gallo'],
  ['Coire', 'Chur', 'Coira'],
  ['Delémont', 'Delsberg'],
  ['Porrentruy', 'Pruntrut'],
  ['Morat', 'Murten'],
  ['Schaffhouse', 'Schaffhausen'],
  ['Thoune', 'Thun'],
  ['Winterthour', 'Winterthur'],
  ['Brigue', 'Brig'],
  ['Viège', 'Visp'],
  ['Zoug', 'Zug'],
  ['Bellinzone', 'Bellinzona'],
  // The Netherlands
  ['Den Haag', '’s-Gravenhage', 'La Haye', 'The Hague'],
  ['Den Bosch', '’s-Hertogenbosch', 'Bois-le-Duc'],
  ['Nijmegen', 'Nimègue', 'Nimwegen'],
  ['Leiden', 'Leyde'],
  ['Maastricht', 'Maestricht'],
  ['Groningen', 'Groningue'],
  ['Vlissingen', 'Flessingue', 'Flushing'],
  // France
  ['Strasbourg', 'Straßburg', 'Straatsburg'],
  ['Mulhouse', 'Mülhausen'],
  ['Dunkerque', 'Duinkerke', 'Dunkirk'],
  ['Lille', 'Rijsel'],
  ['Paris', 'Parijs'],
  ['Nice', 'Nizza'],
  // The Maghreb
  ['Tunis', 'تونس'],
  ['Sousse', 'سوسة'],
  ['Sfax', 'صفاقس'],
  ['La Marsa', 'المرسى'],
  ['Monastir', 'المنستير'],
  ['Casablanca', 'الدار البيضاء'],
  ['Rabat', 'الرباط'],
  ['Marrakech', 'Marrakesh', 'مراكش'],
  ['Tanger', 'Tangier', 'طنجة'],
  ['Fès', 'Fez', 'فاس'],
  ['Agadir', 'أكادير'],
  ['Meknès', 'مكناس'],
];

const plain = (name: string): string => fold(name).replaceAll('’', "'").trim();
const byName = new Map(places.flatMap((names) => names.map((name) => [plain(name), names] as const)));

/** The other names of a city; none for most. */
export function otherNamesOf(city: string): readonly string[] {
  const own = plain(city);
  return (byName.get(own) ?? []).filter((name) => plain(name) !== own);
}

/** The cities with arrondissements: the codes of each begin alike, and end with its number. */
const arrondissements = /^(?:75[01]|690|130)(\d\d)$/;

/** What people write for the arrondissement of a postal code of Paris, Lyon or Marseille; nothing for other codes. */
export function arrondissementOf(code: string): readonly string[] {
  const number = Number(arrondissements.exec(code)?.[1] ?? 0);
  if (number < 1 || number > 20) return [];
  const first = number === 1 ? ['1er', '1ère', '1st'] : [`${number}e`, `${number}ème`, `${number}th`];
  return [...first, `${number}`, 'arrondissement'];
}
