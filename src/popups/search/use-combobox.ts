import { useEffect, useState } from 'react';
import { movedTo } from './box-options.ts';

interface ComboboxRules {
  readonly field: HTMLInputElement;
  /** Ids of the options in their order, and the id of the listbox. */
  readonly optionIds: readonly string[];
  readonly listId: string;
}

/** State of the combobox. */
interface ComboboxState {
  readonly text: string;
  /** Whether the results may be visible. */
  readonly open: boolean;
  /** Index of the active option; null when the field itself is active. */
  readonly active: number | null;
  readonly setActive: (index: number | null) => void;
  readonly close: () => void;
}

/** The attributes that make the field a combobox; without script it stays a plain field. */
const steady: Readonly<Record<string, string>> = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
};

/**
 * The behaviour of an editable combobox with a list (WAI-ARIA APG), on a field that is already in the page. The focus
 * stays in the field, and `aria-activedescendant` names the active option. Arrows, Home and End move it, and Enter
 * follows it. Escape first closes the list, then empties the field. In the search popup the list stays open: there
 * Escape empties the field, and the next Escape closes the popup.
 */
export function useCombobox({ field, optionIds, listId }: ComboboxRules): ComboboxState {
  const [text, setText] = useState(field.value);
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = chosen === null ? -1 : optionIds.indexOf(chosen);
  const active = place < 0 ? null : place;
  const shown = open && optionIds.length > 0;

  useEffect(() => {
    for (const [name, value] of Object.entries(steady)) field.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(steady), 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
        field.removeAttribute(name);
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(shown));
    field.toggleAttribute('aria-controls', shown);
    if (shown) field.setAttribute('aria-controls', listId);
    const option = active === null ? undefined : optionIds[active];
    if (shown && option !== undefined) field.setAttribute('aria-activedescendant', option);
    else field.removeAttribute('aria-activedescendant');
  }, [active, field, listId, optionIds, shown]);

  useEffect(() => {
    const form = field.form;
    const onInput = () => {
      setText(field.value);
      setChosen(null);
      setOpen(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        if (shown && field.closest('dialog') === null) {
          event.preventDefault();
          setOpen(false);
        } else if (field.value !== '') {
          event.preventDefault();
          field.value = '';
          onInput();
        }
        return;
      }
      if (event.key === 'Enter') {
        const option = active === null ? undefined : optionIds[active];
        if (!shown || option === undefined) return;
        event.preventDefault();
        document.getElementById(option)?.click();
        return;
      }
      const next = movedTo(event.key, shown ? active : null, optionIds.length);
      if (next === undefined) return;
      event.preventDefault();
      setOpen(true);
      setChosen(next === null ? null : (optionIds[next] ?? null));
    };
    const onFocus = () => setOpen(true);
    // The focus must stay in the field: pressing on a line must not move it.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role="option"]') !== null)
        event.preventDefault();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (form !== null && event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return;
      setOpen(false);
    };
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('focus', onFocus);
    field.addEventListener('pointerdown', onFocus);
    form?.addEventListener('focusout', onFocusOut);
    form?.addEventListener('mousedown', onMouseDown);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('pointerdown', onFocus);
      form?.removeEventListener('focusout', onFocusOut);
      form?.removeEventListener('mousedown', onMouseDown);
    };
  }, [active, field, optionIds, shown]);

  useEffect(() => {
    const option = active === null ? undefined : optionIds[active];
    if (shown && option !== undefined) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [active, optionIds, shown]);

  return {
    text,
    open,
    active,
    setActive: (index) => setChosen(index === null ? null : (optionIds[index] ?? null)),
    close: () => setOpen(false),
  };
}
