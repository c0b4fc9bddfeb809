import { describe, expect, it } from 'vitest';
import { nativeAdFixture } from '#src/contract/native-ad/fixture.ts';
import { permanentAutopromoFixture } from '#src/contract/permanent-autopromo/fixture.ts';
import { promosAt } from './promo.ts';

const everywhere = nativeAdFixture.map((ad) => ({ ...ad, cinemas: [] }));

describe('the promotions of a page', () => {
  it('R119 R296 are on home those that name no cinema, on the page of a cinema those that name it', () => {
    const told = { nativeAds: nativeAdFixture, promos: permanentAutopromoFixture };
    const titles = (cinema: string | null) => {
      const { nativeAds, promos } = promosAt(told, cinema);
      return [...nativeAds, ...promos].map(({ title }) => title);
    };
    expect(titles(null)).toEqual(['La carte 5 places']);
    expect(titles('velours-faubourg')).toEqual(['Le bar du Faubourg']);
    expect(titles('elsewhere')).toEqual([]);
  });

  it('R119 call a native advertisement so whether it says so or not, and the chain’s own only where it says so', () => {
    const sponsored = false;
    const own = permanentAutopromoFixture.map((promo) => ({ ...promo, sponsored: true }));
    const unsaid = everywhere.map((ad) => ({ ...ad, sponsored }));
    const of = (promos: typeof own) =>
      Object.values(promosAt({ nativeAds: unsaid, promos }, null)).map(([one]) => one?.advertisement);
    expect(of(permanentAutopromoFixture)).toEqual([true, false]);
    expect(of(own)).toEqual([true, true]);
  });

  it('have one picture, or another one for narrow windows', () => {
    const [wide, narrow] = ['https://media.example.org/w.webp', 'https://media.example.org/n.webp'];
    const pictures = (image: string | null, mobileImage: string | null) => {
      const nativeAds = everywhere.map((ad) => ({ ...ad, image, mobileImage }));
      const [ad] = promosAt({ nativeAds, promos: [] }, null).nativeAds;
      return [ad?.image, ad?.narrowImage];
    };
    expect(pictures(wide ?? null, narrow ?? null)).toEqual([wide, narrow]);
    expect(pictures(null, narrow ?? null)).toEqual([narrow, null]);
    expect(pictures(null, null)).toEqual([null, null]);
  });
});
