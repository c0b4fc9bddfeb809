import { describe, expect, it } from 'vitest';
import { city } from '../cities/schema.ts';
import { bareCityField } from './fixture.ts';
import { cityDetail, cityHighlight } from './schema.ts';

describe('GET /api/city/{slug}', () => {
  it('R074 begins with the list item and adds what its page shows', () => {
    const fields = Object.keys(cityDetail.shape);
    const listed = Object.keys(city.shape);
    expect(fields.slice(0, listed.length)).toStrictEqual(listed);
    expect(fields.slice(listed.length).join(' ')).toBe(
      'defaultCinema description seo nearbyCinemas nearbyCities trackingSlug backdrop mobileBackdrop ' +
        'highlight redirectSlug',
    );
    expect(Object.keys(cityHighlight.shape).join(' ')).toBe('title description shows');
  });

  it('reads the list item alone', () => {
    const detail = cityDetail.parse(bareCityField);
    expect(detail).toMatchObject({ defaultCinema: null, highlight: null, nearbyCities: [] });
    expect(cityDetail.parse(detail)).toStrictEqual(detail);
  });
});
