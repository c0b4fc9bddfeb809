import { describe, expect, it } from 'vitest';
import { ownColours } from './own-colours.ts';

describe('the colours of a chain', () => {
  it('are used where the text can be read on its ground', () => {
    expect(ownColours({ textColour: '#120b0d', backgroundColour: '#c49a4a' })).toEqual({
      color: '#120b0d',
      backgroundColor: '#c49a4a',
    });
  });

  it.each([
    [{ textColour: '#ffff00', backgroundColour: '#ffffff' }, '#120b0d'],
    [{ textColour: '#222222', backgroundColour: '#1f3a68' }, '#ffffff'],
    [{ textColour: null, backgroundColour: '#8f1230' }, '#ffffff'],
  ])('%j: white or black takes the place of a text that cannot be read', (colours, color) => {
    expect(ownColours(colours)).toEqual({ color, backgroundColor: colours.backgroundColour });
  });

  it('without a ground the text keeps the colours of the site', () => {
    expect(ownColours({ textColour: '#ffffff', backgroundColour: null })).toBeUndefined();
    expect(ownColours(null)).toBeUndefined();
  });
});
