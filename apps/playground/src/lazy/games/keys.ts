/** The place of a game in the list: its entry is larger than its button. */
const placeOf = (button: HTMLElement): DOMRect => (button.closest('li') ?? button).getBoundingClientRect();

/** The next result in the direction of an arrow key: the nearest one of the next row, or the neighbour. */
const nextOf = (buttons: readonly HTMLElement[], at: HTMLElement, key: string): HTMLElement | undefined => {
	const index = buttons.indexOf(at);
	if (key === 'ArrowRight') return buttons[index + 1];
	if (key === 'ArrowLeft') return buttons[index - 1];
	const here = placeOf(at);
	const down = key === 'ArrowDown';
	const beyond = (down ? buttons.slice(index + 1) : buttons.slice(0, index).reverse())
		.map((button) => ({ button, place: placeOf(button) }))
		.filter(({ place }) => (down ? place.top >= here.bottom - 1 : place.bottom <= here.top + 1));
	const row = beyond.filter(({ place }) => Math.abs(place.top - beyond[0]!.place.top) < 1);
	const far = ({ place }: (typeof row)[number]): number => Math.abs(place.left - here.left);
	return row.sort((a, b) => far(a) - far(b))[0]?.button;
};

/** The keys of the list: arrows go from the field through the results and back, letters go into the field. */
export const stepIn = (event: KeyboardEvent, list: HTMLElement | null, field: HTMLInputElement | null): void => {
	const at = event.currentTarget as HTMLElement;
	const { key } = event;
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const buttons = [...(list?.querySelectorAll<HTMLElement>('.games-list li button') ?? [])];
	if (at === field) {
		if (key !== 'ArrowDown') return;
		event.preventDefault();
		buttons[0]?.focus();
		return;
	}
	if (!buttons.includes(at)) return;
	// The key press then reaches the field.
	if ((key.length === 1 && key !== ' ') || key === 'Backspace') field?.focus();
	if (!key.startsWith('Arrow')) return;
	event.preventDefault();
	const next = nextOf(buttons, at, key);
	if (next !== undefined) next.focus();
	else if (key === 'ArrowUp') field?.focus();
};
