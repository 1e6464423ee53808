import { isSame } from '@x/core/build';
import { isRoyal } from '@x/core/reading';
import { asCondition } from '@x/core/rules';
import type { Castlers } from './castlings.js';
import type { Notes } from './notes.js';

/** The royal kinds. */
export function royalsOf(notes: Notes): readonly string[] {
	const { ruleset } = notes;
	if (isSame(ruleset.royal, { some: [] })) return [];
	const kinds = Object.keys(ruleset.kinds).filter((kind) => isRoyal(ruleset.royal, kind));
	const plain = isSame(ruleset.royal, { is: 'at', a: { kind: asCondition('is', ruleset.royal)?.a.kind } });
	if (!plain) notes.lose('lost-royal', 'royal', 'Which pieces are royal depends on more than their kind.');
	const guarded = ruleset.forbid.some(({ if: condition }) => isSame(condition, { royalAttacked: 'own' }));
	if (guarded) return kinds;
	notes.lose('lost-royal', 'royal', 'Royal pieces may be left attacked under a condition that FBR cannot say; none is written.');
	return [];
}

/** Writes the rules of royal pieces; `attributes` are those of ends and laws. */
export function writeRoyals(notes: Notes, royals: readonly string[], attributes: readonly string[], castlers: Castlers): void {
	const { letters } = notes;
	if (royals.length === 0) {
		if (attributes.length > 0) notes.lose('lost-royal', 'royal', `Without royal pieces there is no "${attributes.join()}".`);
		const kings = [...castlers.kinds].every((kind) => letters.of(kind) === 'K');
		const rooks = [...castlers.partners].every((kind) => letters.of(kind) === 'R');
		if (castlers.safe)
			notes.lose(
				'lost-castling',
				'royal',
				'Without royal pieces castling may pass attacked cells: only the first cell must not be attacked.',
			);
		if (!kings || !rooks) notes.lose('lost-castling', 'royal', 'Without royal pieces only K castles, and only with R.');
		return;
	}
	const some = castlers.kinds.size > 0;
	const castling = royals.filter((kind) => castlers.kinds.has(kind));
	const others = royals.filter((kind) => !castlers.kinds.has(kind));
	if (castling.length < castlers.kinds.size) notes.lose('lost-castling', 'royal', 'A piece castles that is not royal.');
	const partners = letters.set([...castlers.partners]);
	const castle = [...(!some || partners === '{R}' ? [] : [`castle${partners}`]), ...(!some || castlers.safe ? [] : ['passover'])];
	for (const [kinds, more] of some
		? ([
				[castling, castle],
				[others, ['castle{}']],
			] as const)
		: ([[royals, []]] as const)) {
		if (kinds.length === 0) continue;
		const set = letters.set(kinds);
		const all = [...more, ...attributes];
		notes.rules.push(`royal${set === '{K}' ? '' : set}${all.length === 0 ? '' : `=${all.join()}`}`);
	}
}
