/** `f6 and h6`; a long list is cut. */
const listed = (names: readonly string[]): string => {
	const most = 14;
	if (names.length > most) return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more squares`;
	return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** Text about the reach of a piece. */
export const sight = {
	/** `Black’s knight on g8 attacks f6 and h6; it is not Black’s turn.` */
	sentence: (
		piece: { readonly side: string; readonly title: string; readonly cell: string },
		reach: { readonly attacks: readonly string[]; readonly goes: readonly string[]; readonly guards: readonly string[] },
		state: { readonly isTurn: boolean; readonly canMove: boolean },
	): string => {
		const { attacks, goes, guards } = reach;
		const parts = [
			...(goes.length > 0 ? [`can go to ${listed(goes)}`] : []),
			...(attacks.length > 0 ? [`attacks ${listed(attacks)}`] : []),
			...(guards.length > 0 ? [`defends ${listed(guards)}`] : []),
		];
		const owner = `${piece.side}’s`;
		const last = parts.pop();
		const said = last === undefined ? 'attacks nothing' : parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
		const turn = state.isTurn ? (state.canMove ? '' : '; it cannot move now') : `; it is not ${owner} turn`;
		return `${owner} ${piece.title} on ${piece.cell} ${said}${turn}.`;
	},
	/** `Gote’s pawn in hand could be dropped on 3d and 5e; it is not Gote’s turn.` */
	held: (side: string, title: string, cells: readonly string[]): string =>
		`${side}’s ${title} in hand ${cells.length === 0 ? 'could not be dropped anywhere' : `could be dropped on ${listed(cells)}`}; it is not ${side}’s turn.`,
} as const;
