import type { Text } from '../data-types.ts';
import type { ServiceKey } from '../house-types.ts';

/** A service as houses describe it. `description` is HTML; `{count}` and `{time}` are filled in per house. */
export interface ServiceWords {
  readonly slug: Text;
  readonly label: Text;
  readonly description: Text;
  readonly isAccessibility: boolean;
}

/** The services that houses offer (R067). */
export const serviceWords: Readonly<Record<ServiceKey, ServiceWords>> = {
  'opening-hours': {
    slug: { fr: 'horaires', en: 'opening-hours', de: 'oeffnungszeiten', nl: 'openingstijden' },
    label: { fr: 'Horaires d’ouverture', en: 'Opening hours', de: 'Öffnungszeiten', nl: 'Openingstijden' },
    description: {
      fr: '<p>Tous les jours à partir de <strong>{time}</strong>, {count} minutes avant la première séance. La caisse ferme un quart d’heure après le début de la dernière.</p>',
      en: '<p>Every day from <strong>{time}</strong>, {count} minutes before the first showing. The box office closes a quarter of an hour after the last one has begun.</p>',
      de: '<p>Täglich ab <strong>{time}</strong>, {count} Minuten vor der ersten Vorstellung. Die Kasse schliesst eine Viertelstunde nach Beginn der letzten.</p>',
      nl: '<p>Elke dag vanaf <strong>{time}</strong>, {count} minuten voor de eerste voorstelling. De kassa sluit een kwartier nadat de laatste is begonnen.</p>',
    },
    isAccessibility: false,
  },
  parking: {
    slug: { fr: 'parking', en: 'parking', de: 'parkplatz', nl: 'parkeren' },
    label: { fr: 'Parking', en: 'Parking', de: 'Parkplätze', nl: 'Parkeren' },
    description: {
      fr: '<p>{count} places couvertes. Faites valider votre ticket à l’accueil : le tarif cinéma vaut quatre heures.</p>',
      en: '<p>{count} covered spaces. Have your ticket stamped at the desk and the cinema rate covers four hours.</p>',
      de: '<p>{count} gedeckte Plätze. Wer das Ticket an der Kasse entwertet, parkiert vier Stunden zum Kinotarif.</p>',
      nl: '<p>{count} overdekte plaatsen. Laat je kaart afstempelen aan de kassa en je parkeert vier uur voor het filmtarief.</p>',
    },
    isAccessibility: false,
  },
  bar: {
    slug: { fr: 'bar', en: 'bar', de: 'bar', nl: 'bar' },
    label: { fr: 'Bar', en: 'Bar', de: 'Bar', nl: 'Bar' },
    description: {
      fr: '<p>Café, vin et petite carte jusqu’à la fin de la dernière séance. Les verres peuvent entrer en salle, sauf au premier rang.</p>',
      en: '<p>Coffee, wine and a short menu until the last film is over. Glasses may come into the room, though not to the front row.</p>',
      de: '<p>Kaffee, Wein und eine kleine Karte bis nach dem letzten Film. Gläser dürfen mit in den Saal, nur nicht in die erste Reihe.</p>',
      nl: '<p>Koffie, wijn en een kleine kaart tot na de laatste film. Je glas mag mee de zaal in, alleen niet naar de eerste rij.</p>',
    },
    isAccessibility: false,
  },
  wheelchair: {
    slug: {
      fr: 'fauteuil-roulant',
      en: 'wheelchair-access',
      de: 'rollstuhl',
      nl: 'rolstoeltoegankelijk',
    },
    label: {
      fr: 'Accès en fauteuil roulant',
      en: 'Wheelchair access',
      de: 'Rollstuhlgängig',
      nl: 'Rolstoeltoegankelijk',
    },
    description: {
      fr: '<p>{count} emplacements pour fauteuils roulants, une entrée sans marche et des toilettes adaptées. L’accompagnateur entre gratuitement.</p>',
      en: '<p>{count} wheelchair spaces, a step-free entrance and an adapted toilet. Your companion comes in free of charge.</p>',
      de: '<p>{count} Rollstuhlplätze, ein stufenloser Eingang und ein angepasstes WC. Die Begleitperson hat freien Eintritt.</p>',
      nl: '<p>{count} rolstoelplaatsen, een ingang zonder drempel en een aangepast toilet. Wie je begeleidt, mag gratis mee.</p>',
    },
    isAccessibility: true,
  },
  hearing: {
    slug: { fr: 'boucle-magnetique', en: 'hearing-loop', de: 'induktionsschleife', nl: 'ringleiding' },
    label: { fr: 'Boucle magnétique', en: 'Hearing loop', de: 'Induktionsschleife', nl: 'Ringleiding' },
    description: {
      fr: '<p>{count} salles sont équipées d’une boucle magnétique. Des casques pour l’audiodescription se demandent à l’accueil.</p>',
      en: '<p>{count} rooms have a hearing loop. Headphones for audio description are kept at the desk.</p>',
      de: '<p>{count} Säle haben eine Induktionsschleife. Kopfhörer für die Audiodeskription liegen an der Kasse.</p>',
      nl: '<p>{count} zalen hebben een ringleiding. Koptelefoons voor audiodescriptie liggen klaar bij de kassa.</p>',
    },
    isAccessibility: true,
  },
  family: {
    slug: { fr: 'familles', en: 'families', de: 'familien', nl: 'gezinnen' },
    label: { fr: 'En famille', en: 'Families', de: 'Familien', nl: 'Gezinnen' },
    description: {
      fr: '<p>Rehausseurs, table à langer et séances adaptées dès {count} ans. Les poussettes restent au chaud dans le hall.</p>',
      en: '<p>Booster seats, a changing table and gentle showings from age {count}. Pushchairs stay warm in the foyer.</p>',
      de: '<p>Sitzerhöhungen, Wickeltisch und sanfte Vorstellungen ab {count} Jahren. Kinderwagen stehen warm im Foyer.</p>',
      nl: '<p>Stoelverhogers, een verschoontafel en rustige voorstellingen vanaf {count} jaar. Kinderwagens staan warm in de foyer.</p>',
    },
    isAccessibility: false,
  },
  bicycles: {
    slug: { fr: 'velos', en: 'bicycles', de: 'velos', nl: 'fietsen' },
    label: { fr: 'Vélos', en: 'Bicycles', de: 'Velos', nl: 'Fietsen' },
    description: {
      fr: '<p>{count} arceaux devant l’entrée, éclairés jusqu’à la fermeture, et une pompe à l’accueil.</p>',
      en: '<p>{count} stands by the entrance, lit until closing time, and a pump behind the desk.</p>',
      de: '<p>{count} Abstellplätze beim Eingang, beleuchtet bis zum Schluss, und eine Pumpe an der Kasse.</p>',
      nl: '<p>{count} plekken bij de ingang, verlicht tot sluitingstijd, en een pomp achter de kassa.</p>',
    },
    isAccessibility: false,
  },
  terrace: {
    slug: { fr: 'terrasse', en: 'terrace', de: 'terrasse', nl: 'terras' },
    label: { fr: 'Terrasse', en: 'Terrace', de: 'Terrasse', nl: 'Terras' },
    description: {
      fr: '<p>{count} places dehors dès que le temps s’y prête, ouvertes aussi à ceux qui ne viennent pas voir un film.</p>',
      en: '<p>{count} seats outside whenever the weather agrees, open to people without a ticket as well.</p>',
      de: '<p>{count} Plätze im Freien, sobald das Wetter mitspielt, auch für Gäste ohne Billett.</p>',
      nl: '<p>{count} plaatsen buiten zodra het weer meewerkt, ook voor wie geen film komt kijken.</p>',
    },
    isAccessibility: false,
  },
  climate: {
    slug: { fr: 'climatisation', en: 'air-conditioning', de: 'klimaanlage', nl: 'airconditioning' },
    label: { fr: 'Climatisation', en: 'Air conditioning', de: 'Klimaanlage', nl: 'Airconditioning' },
    description: {
      fr: '<p>Toutes les salles sont tenues à {count} degrés. Une couverture se prête à l’accueil aux plus frileux.</p>',
      en: '<p>Every room is kept at {count} degrees. Those who feel the cold can borrow a blanket at the desk.</p>',
      de: '<p>In allen Sälen herrschen {count} Grad. Wer friert, leiht sich an der Kasse eine Decke.</p>',
      nl: '<p>In alle zalen is het {count} graden. Heb je het snel koud, dan leen je een deken bij de kassa.</p>',
    },
    isAccessibility: false,
  },
  groups: {
    slug: { fr: 'groupes', en: 'groups', de: 'gruppen', nl: 'groepen' },
    label: {
      fr: 'Groupes et écoles',
      en: 'Groups and schools',
      de: 'Gruppen und Schulen',
      nl: 'Groepen en scholen',
    },
    description: {
      fr: '<p>À partir de vingt personnes, la séance se réserve {count} jours à l’avance, au film et à l’heure de votre choix.</p>',
      en: '<p>Parties of twenty or more can book a showing {count} days ahead, with the film and hour they like.</p>',
      de: '<p>Ab zwanzig Personen lässt sich eine Vorstellung {count} Tage im Voraus buchen, Film und Zeit nach Wunsch.</p>',
      nl: '<p>Vanaf twintig personen boek je {count} dagen vooruit een eigen voorstelling, met film en tijd naar keuze.</p>',
    },
    isAccessibility: false,
  },
};

/** How a house is made for wheelchairs and the hard of hearing (R069); `{halls}` is the number of its halls. */
export const accessibilityWords: Text = {
  fr: '<p>Les {halls} salles se rejoignent sans marche, par ascenseur ou de plain-pied. Prévenez l’accueil à votre arrivée et quelqu’un vous accompagne jusqu’à votre place.</p>',
  en: '<p>All {halls} screens can be reached without a step, by lift or on the level. Tell the desk when you arrive and somebody will see you to your seat.</p>',
  de: '<p>Alle {halls} Säle sind stufenlos erreichbar, ebenerdig oder mit dem Lift. Melden Sie sich bei der Ankunft an der Kasse, jemand begleitet Sie zum Platz.</p>',
  nl: '<p>Alle {halls} zalen zijn zonder trap bereikbaar, gelijkvloers of met de lift. Meld je bij de kassa en iemand loopt mee naar je stoel.</p>',
};
