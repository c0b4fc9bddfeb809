import type { SiteId } from '#src/sites/site.ts';
import type { Text } from '../data-types.ts';

/** A language version of a showing: abbreviation and what it means (R087). */
export interface VersionWords {
  readonly slug: string;
  readonly label: Text;
  readonly description: Text;
}

function same(label: string): Text {
  return { fr: label, en: label, de: label, nl: label };
}

const dubbedFrench: VersionWords = {
  slug: 'vf',
  label: same('VF'),
  description: {
    fr: 'Version française',
    en: 'Dubbed into French',
    de: 'Französisch synchronisiert',
    nl: 'Frans gesproken',
  },
};

const frenchOriginal: VersionWords = {
  slug: 'vof',
  label: same('VOF'),
  description: {
    fr: 'Version originale en français',
    en: 'French original',
    de: 'Originalfassung auf Französisch',
    nl: 'Franstalig origineel',
  },
};

const frenchSubtitles: VersionWords = {
  slug: 'vost',
  label: same('VOST'),
  description: {
    fr: 'Version originale sous-titrée en français',
    en: 'Original version with French subtitles',
    de: 'Originalfassung mit französischen Untertiteln',
    nl: 'Originele versie met Franse ondertitels',
  },
};

const original: VersionWords = {
  slug: 'vo',
  label: same('VO'),
  description: {
    fr: 'Version originale sans sous-titres',
    en: 'Original version without subtitles',
    de: 'Originalfassung ohne Untertitel',
    nl: 'Originele versie zonder ondertitels',
  },
};

const subtitledFrench: VersionWords = {
  slug: 'vfst',
  label: same('VFST'),
  description: {
    fr: 'En français, sous-titrée pour sourds et malentendants',
    en: 'In French with subtitles for the hard of hearing',
    de: 'Französisch mit Untertiteln für Hörgeschädigte',
    nl: 'Frans met ondertitels voor slechthorenden',
  },
};

const frenchSite = [dubbedFrench, frenchSubtitles, original, subtitledFrench, frenchOriginal];

/** The versions each site's programme knows, in the order of its filters (wire contract, "Vocabularies"). */
export const versionsBySite: Readonly<Record<SiteId, readonly VersionWords[]>> = {
  fr: frenchSite,
  tn: frenchSite,
  sn: frenchSite,
  ci: frenchSite,
  ma: frenchSite,
  nl: [
    {
      slug: 'ov',
      label: same('OV'),
      description: {
        fr: 'Version originale sous-titrée en néerlandais',
        en: 'Original version with Dutch subtitles',
        de: 'Originalfassung mit niederländischen Untertiteln',
        nl: 'Originele versie met Nederlandse ondertitels',
      },
    },
    {
      slug: 'nlnl',
      label: same('NL'),
      description: {
        fr: 'Parlé en néerlandais',
        en: 'Spoken in Dutch',
        de: 'Auf Niederländisch',
        nl: 'Nederlands gesproken',
      },
    },
  ],
  be: [
    {
      slug: 'vfbe',
      label: { fr: 'VF', en: 'FR', de: 'FR', nl: 'FR' },
      description: {
        fr: 'Parlé en français',
        en: 'Spoken in French',
        de: 'Auf Französisch',
        nl: 'Frans gesproken',
      },
    },
    {
      slug: 'vobe',
      label: { fr: 'VO', en: 'OV', de: 'OV', nl: 'OV' },
      description: {
        fr: 'Version originale, sous-titres français et néerlandais',
        en: 'Original version, French and Dutch subtitles',
        de: 'Originalfassung, französische und niederländische Untertitel',
        nl: 'Originele versie, Franse en Nederlandse ondertitels',
      },
    },
    {
      slug: 'nlbe',
      label: { fr: 'NL', en: 'NL', de: 'NL', nl: 'NL' },
      description: {
        fr: 'Parlé en néerlandais',
        en: 'Spoken in Dutch',
        de: 'Auf Niederländisch',
        nl: 'Nederlands gesproken',
      },
    },
  ],
  ch: [
    dubbedFrench,
    {
      slug: 'vd',
      label: same('D'),
      description: {
        fr: 'Version allemande',
        en: 'Dubbed into German',
        de: 'Deutsche Fassung',
        nl: 'Duits gesproken',
      },
    },
    {
      slug: 'vost',
      label: { fr: 'VO fr/all', en: 'OV f/g', de: 'OV d/f', nl: 'OV d/f' },
      description: {
        fr: 'Version originale, sous-titres français et allemands',
        en: 'Original version, French and German subtitles',
        de: 'Originalfassung, deutsche und französische Untertitel',
        nl: 'Originele versie, Duitse en Franse ondertitels',
      },
    },
    original,
  ],
};
