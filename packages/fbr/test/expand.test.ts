import { describe, expect, it } from 'vitest';
import { expand, parse, stringify } from '../src/index.js';
import { readSharedFile } from './vectors.js';

interface Published {
	readonly rule: string;
	readonly before: string;
	readonly after: string;
	readonly recommended?: string;
}

/** Where the published text is wrong and the data has no better one. */
const CORRECTED: Readonly<Record<string, string>> = {
	// The first turn has its move and no push.
	'avalanche=balance': 'turn<1> turn#<2>{!p}=avalanche,balance K Q=BN R B N P #P=mfW +P',
};

const macros = readSharedFile<{ readonly macros: readonly Published[] }>('vectors')?.macros;

/** An expansion without its head, on one line. */
const expanded = (text: string): string => {
	const { rules, pieces } = expand(parse(text)).value;
	return stringify({ rules, pieces });
};

describe.skipIf(macros === undefined)('the published expansions', () => {
	it.each(macros ?? [])('of $rule', ({ rule, before, after, recommended }) => {
		// The texts name alice and benedict in their headings only, and spacious stands for two rules.
		const complete = /^(?:alice|benedict)/.test(rule) ? before.replace(/^royal( alice)?/, `royal ${rule}`) : before;
		const forms = rule.startsWith('torus') ? [before, before.replace('spacious', 'torus=spacious')] : [complete];
		for (const form of forms) {
			const given = expanded(form).replace(/^royal torus /, 'royal ');
			// The source prints only the rules that monster adds.
			const wanted = CORRECTED[rule] ?? recommended ?? after;
			if (rule === 'monster') expect(given).toBe(`${wanted} K Q R B N P +P`);
			else expect(given).toBe(wanted);
		}
	});
});

describe('expansion', () => {
	it('of andernach converts every piece that is not royal', () => {
		expect(expanded('andernach K Q=BN R B N P +P')).toBe('conversion*=capture K Q=BN R B N P +P *Q=ccO *R=ccO *B=ccO *N=ccO *P=ccO');
	});

	it('of swapping', () => {
		expect(expanded('royal swapping K Q=QN R B N P +P')).toBe(
			'royal stopifchecking @K @Q=QN @R @B @N @P K=K Q=Q+(dttwyQ)0 R=R+(dttwyR)0 B=B+(dttwyB)0 N=N+(dttwyN)0 P=P+(dttwyfF)0 +P',
		);
	});

	it('of switching=notincheck', () => {
		expect(expanded('royal switching=notincheck K Q=QN R B N P +P')).toBe(
			'royal @K @Q=QN @R @B @N @P @X=wwK--!jj{K}U[*] K=K+[*]wwK Q=QX R=RX B=BX N=NX P=PX +P',
		);
	});
});

describe('the names of old moves', () => {
	it.each([
		['are letters, if no other moves use them', 'royal alice K Q=R+N', '@K=K @Q=R+N K<*>=aK--<+>mO Q<*>=aQ--<+>mO'],
		['are new, if others use the letter', 'royal alice K Q=R+N E=QN', '@K=K @:Q0:=R+N @E=QN'],
		['are new, if a base move contains the letter', 'royal alice B=B+W Q', '@:B0:=B+W @Q=Q'],
		['are new for small letters and prefixes', 'royal alice k=W +B=R', '@:K0:=W @:B0:=R'],
		['are new for pieces with several definitions', 'royal alice Q<1>=R Q<2>=B', '@:Q0:=R @:Q1:=B Q<1>=a:Q0:--<+>mO Q<2>=a:Q1:--<+>mO'],
		['avoid names of the text', 'royal alice :Q0:=W Q=R+N E=QN', '@:Q0:=W @:Q1:=R+N @E=QN'],
		['are names between colons, if pieces have such', 'royal alice :FD:=K2', '@:FD:=K2 :FD:<*>=a:FD:--<+>mO'],
		['stand before their pieces, if there are macros between them', 'royal alice Q=Z @Z=N M=Z', '@Q=Z Q<*>=aQ--<+>mO @Z=N @M=Z M<*>'],
	])('%s', (_, text, part) => {
		expect(expanded(text)).toContain(part);
	});
});

describe('steps', () => {
	it('keep the rule, the values and the note, in a fixed order', () => {
		const { steps } = expand(parse('alice royal atomic{^P} andernach K Q P'));
		expect(steps.map(({ rule }) => rule.name)).toEqual(['atomic', 'andernach', 'alice']);
		expect(stringify(steps[0]!.before)).toBe('alice royal atomic{^P} andernach K Q P');
		expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
		expect(steps[0]!.note).toMatch(/pawns/);
	});

	it('leave rules without an expansion as they are', () => {
		const text = 'royal progressive=english musketeer bughouse torus=null K';
		expect(expand(parse(text)).steps).toEqual([]);
	});

	it.each([
		['alice !alice K', 'K'],
		['torus=spacious,null !torus=spacious R', 'torus=null R'],
		['torus=spacious !torus R', 'R'],
		['!alice alice K', '@K=K K<*>=aK--<+>mO'],
		['torus=spacious,null R', 'torus=null R=R-!mW'],
	])('of %s respect cancellations', (text, result) => {
		expect(expanded(text)).toBe(result);
	});

	it('take free prefixes, names and boards', () => {
		expect(expanded('promotion*[1-8]=move andernach K Q')).toContain('conversion#=capture K Q #Q=ccO');
		expect(expanded('switching K X=R')).toBe('@K @X=R @:X0:=wwK K=K:X0: X=X:X0:');
		expect(expanded('royal atomic switching K N')).toContain('@:X0:=(!dcyOK)0*');
		expect(stringify(expand(parse('9x9x3\nalice K')).value)).toBe('9x9x3\n@K=K K<*>=aK--<+>mO');
		expect(stringify(expand(parse('alice=4D K N')).value)).toBe('8x8x4\n@K=K @N=N K<*>=aK--<+>aO N<*>=aN--<+>mO');
		expect(expanded('10x8\nbouncing{BR} B')).toBe('@B=B-[([a,j]zB)0] @R=R-[([a,j]zR)0] B');
		expect(expanded('6x10\nroyal cheshire{X} K O-O')).toContain('promotion*[1-10]=origin,move,capture K X *K==X');
	});

	it('let the side move twice that begins with fewer kinds of pieces', () => {
		const start = 'rnbqkbnr/pppppppp/8/8/8/8/2PPPP2/4K3 w kq - 0 1';
		expect(expanded(`8x8\n${start}\nroyal monster K Q R B N P`)).toContain(
			'turn<1>{!kqrbnp} turn<1>{!KQRBNP}=check turn<2>{!KQRBNP}=captureroyal',
		);
	});

	it('divide moves with different steps in spacious games', () => {
		expect(expanded('spacious Q=R+N E Z=BN+D A=mW-cF P')).toBe(
			'Q=(R-!mW)+(N-!mN) E=(R-!mW)+(N-!mN) Z=(B-!mF)+(N-!mN)+(D-!mD) A=(mW-cF)-!mK P=(mfW+cefF+imefW02)-!mK',
		);
	});
});
