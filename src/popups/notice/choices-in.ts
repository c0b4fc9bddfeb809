/** A value to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

function isChoice(one: unknown): one is Choice {
  return (
    typeof one === 'object' &&
    one !== null &&
    'value' in one &&
    'label' in one &&
    typeof one.value === 'string' &&
    typeof one.label === 'string'
  );
}

/** The values in a popup's datum; none when it holds none. */
export function choicesIn(text: string): readonly Choice[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read)
      ? read.filter((one) => isChoice(one)).map(({ value, label }) => ({ value, label }))
      : [];
  } catch {
    return [];
  }
}
