import { describe, expect, it } from 'vitest';
import type { Browser } from './floor.ts';
import { lateScriptFeatures } from './script-features.ts';
import { lateStyleFeatures } from './style-features.ts';
import { readByOlder } from './older.ts';

const floor = new Map<Browser, string>([['safari_ios', '16.4']]);
const namesIn = (text: string) => [...lateScriptFeatures(new Map([['a.js', text]]), floor).keys()];
const stylesIn = (text: string) => [...lateStyleFeatures(new Map([['a.css', text]]), floor).keys()];

describe('script', () => {
  it('what is called without asking is found', () => {
    expect(namesIn('e.checkVisibility();new ManagedMediaSource;Map.groupBy(a,b)')).toEqual([
      'checkVisibility',
      'ManagedMediaSource',
      'groupBy',
    ]);
  });

  it('what is asked for first, older, or of the scripts’ own is not', () => {
    expect(namesIn('e.checkVisibility?.();if("ManagedMediaSource" in self)new ManagedMediaSource')).toEqual(
      [],
    );
    expect(namesIn('Map.groupBy&&Map.groupBy(a,b);[].at(0);structuredClone(a)')).toEqual([]);
    expect(namesIn('let tool={groupBy(){}};tool.groupBy(a)')).toEqual([]);
  });
});

describe('styles', () => {
  it('properties, keywords, functions, selectors and conditions are found', () => {
    expect(stylesIn('a{text-wrap:balance}')).toEqual(['text-wrap']);
    expect(stylesIn("a::before{content:'/' / ''}")).toEqual(['content: alternative text']);
    expect(stylesIn('a:popover-open{color:red}')).toEqual([':popover-open']);
    expect(stylesIn('@media (scripting:none){a{color:red}}')).toEqual(['@media scripting']);
    expect(stylesIn('a{color:light-dark(red,blue)}')).toEqual(['light-dark()']);
  });

  it('a line that an older browser drops in favour of the one before is not', () => {
    expect(stylesIn("a::before{content:'/';content:'/' / ''}")).toEqual([]);
    expect(stylesIn("a{display:grid;inset:0;content:'light-dark(red) / x'}")).toEqual([]);
  });

  it('an older browser drops what it does not know', () => {
    expect(readByOlder('a:popover-open{color:red}b{text-wrap:balance;color:red}', 'safari_ios', '16.4')).toBe(
      ':where([popover]){display:block}b{color:red}',
    );
    expect(
      readByOlder('@supports not selector(:popover-open){a{color:red}}', 'safari_ios', '16.4'),
    ).toContain('not selector(:unknown)');
    expect(readByOlder('a:popover-open{color:red}', 'chrome', '117')).toBe('a:popover-open{color:red}');
  });
});
