import { describe, expect, it } from 'vitest';
import { locales } from '#src/sites/registry.ts';
import { formatDuration, isoDuration, knownDuration } from './duration.ts';
import { dayNumber, formatDay, formatTime, formattingLocale, weekdayNames } from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('days in words', () => {
  it('R004 formats in French of France what names none of the four languages', () => {
    expect(formattingLocale('')).toBe('fr-FR');
    expect(formattingLocale('es-ES')).toBe('fr-FR');
    expect(formattingLocale('../en')).toBe('fr-FR');
    expect(formatDay('xx', '2026-11-20', 'long')).toBe('vendredi 20 novembre');
  });

  it.each([
    ['fr-FR', 'vendredi 20 novembre', 'ven. 20 nov.'],
    ['fr-CH', 'vendredi 20 novembre', 'ven. 20 nov.'],
    ['fr-BE', 'vendredi 20 novembre', 'ven. 20 nov.'],
    ['fr-MA', 'vendredi 20 novembre', 'ven. 20 nov.'],
    ['de-CH', 'Freitag, 20. November', 'Fr., 20. Nov.'],
    ['nl-NL', 'vrijdag 20 november', 'vr 20 nov'],
    ['nl-BE', 'vrijdag 20 november', 'vr 20 nov'],
    ['en-FR', 'Friday 20 November', 'Fri 20 Nov'],
    ['en-TN', 'Friday 20 November', 'Fri 20 Nov'],
  ])('R004 ships the date formats of %s', (locale, long, short) => {
    expect(formatDay(locale, '2026-11-20', 'long').replace('Friday,', 'Friday')).toBe(long);
    expect(formatDay(locale, '2026-11-20', 'short').replace('Fri,', 'Fri')).toBe(short);
  });

  it('writes the first of a month as each language says it', () => {
    const first = (locale: string) => formatDay(locale, '2026-12-01', 'long').replace('Tuesday,', 'Tuesday');
    expect(['fr-FR', 'fr-CH', 'en-BE', 'de-CH', 'nl-NL'].map(first)).toEqual([
      'mardi 1er décembre',
      'mardi 1er décembre',
      'Tuesday 1 December',
      'Dienstag, 1. Dezember',
      'dinsdag 1 december',
    ]);
    expect(['fr-CH', 'de-CH'].map((locale) => dayNumber(locale, '2026-12-01'))).toEqual(['1er', '1']);
    expect(dayNumber('fr-FR', '2026-12-11')).toBe('11');
    expect(formatDay('fr-FR', '2026-12-01', 'dayMonth')).toBe('1er déc.');
    expect(formatDay('fr-FR', '2026-12-01', 'month')).toBe('décembre 2026');
    expect(formatDay('fr-FR', '2026-12-01', 'weekdayLong')).toBe('mardi');
  });

  it('R004 writes the day before the month in every locale', () => {
    for (const locale of locales) expect(formatDay(locale, '2026-11-20', 'date')).toMatch(/^20\.? /);
  });

  it('writes the day it is given, at the ends of a year too', () => {
    expect(formatDay('en-NL', '2026-12-31', 'date')).toBe('31 December 2026');
    expect(formatDay('nl-NL', '2028-02-29', 'date')).toBe('29 februari 2028');
    expect(formatDay('fr-FR', '2027-01-01', 'month')).toBe('janvier 2027');
    expect(formatDay('fr-FR', '2026-11-20', 'dayMonth')).toBe('20 nov.');
    expect(() => formatDay('fr-FR', '2027-02-29', 'date')).toThrow('2027-02-29');
  });

  it('R278 names the weekdays from Monday on', () => {
    expect(weekdayNames('fr-FR', 'weekdayLong')).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ]);
    expect(weekdayNames('nl-BE', 'weekdayShort')[0]).toBe('ma');
  });
});

describe('clock times', () => {
  it.each([
    ['fr-FR', '14h30', '9h05', '0h10'],
    ['fr-CH', '14h30', '9h05', '0h10'],
    ['fr-SN', '14h30', '9h05', '0h10'],
    ['de-CH', '14:30', '09:05', '00:10'],
    ['nl-NL', '14:30', '09:05', '00:10'],
    ['nl-BE', '14:30', '09:05', '00:10'],
    ['en-FR', '14:30', '09:05', '00:10'],
    ['en-MA', '14:30', '09:05', '00:10'],
  ])('writes times as %s does', (locale, afternoon, morning, night) => {
    expect(formatTime(locale, '2026-11-20 14:30:00')).toBe(afternoon);
    expect(formatTime(locale, '2026-11-20 09:05:00')).toBe(morning);
    expect(formatTime(locale, '2026-11-21 00:10:00')).toBe(night);
  });

  it('refuses what is no local time', () => {
    expect(() => formatTime('fr-FR', '14:30')).toThrow('"14:30"');
  });
});

describe('durations', () => {
  it.each([
    [2, '2min'],
    [45, '45min'],
    [59, '59min'],
    [60, '1 h 00'],
    [125, '2 h 05'],
    [181, '3 h 01'],
    [600, '10 h 00'],
  ])('R280 writes %i minutes as %s', (minutes, text) => {
    expect(plain(formatDuration(minutes))).toBe(text);
  });

  it('knows no duration of null, 1 or less', () => {
    for (const minutes of [null, undefined, 1, 0, -5, Number.NaN]) expect(knownDuration(minutes)).toBeNull();
    expect(knownDuration(2)).toBe(2);
    expect(knownDuration(128)).toBe(128);
  });

  it('writes ISO 8601 durations', () => {
    expect(isoDuration(45)).toBe('PT45M');
    expect(isoDuration(120)).toBe('PT2H');
    expect(isoDuration(125)).toBe('PT2H5M');
    expect(isoDuration(0)).toBe('PT0M');
  });
});
