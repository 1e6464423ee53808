import { normalise } from './normalise.js';
import type { Ruleset } from './types.js';

/** Writes JSON with keys sorted by code unit, lists as they are; keys without a value are left out, as JSON does. */
class Writer {
	/** Names in quotes, kept because a ruleset repeats a few names many times. */
	private readonly quoted = new Map<string, string>();

	write(value: unknown): string {
		if (typeof value === 'string') return this.quote(value);
		if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
		let text = '';
		if (Array.isArray(value)) {
			for (let index = 0; index < value.length; index++) text += (index === 0 ? '' : ',') + this.write(value[index]);
			return `[${text}]`;
		}
		const keys = Object.keys(value);
		if (keys.length > 1) keys.sort();
		for (const key of keys) {
			const inner = (value as Readonly<Record<string, unknown>>)[key];
			if (inner !== undefined) text += `${text === '' ? '' : ','}${this.quote(key)}:${this.write(inner)}`;
		}
		return `{${text}}`;
	}

	private quote(name: string): string {
		let text = this.quoted.get(name);
		if (text === undefined) {
			text = JSON.stringify(name);
			this.quoted.set(name, text);
		}
		return text;
	}
}

/**
 * The canonical text of a ruleset: JSON in the newest version of the format, with all keys sorted by code unit. Two rulesets that differ
 * only in the order of keys have the same text.
 *
 * @throws RulesetError where the ruleset is nested too deep; see `normalise`.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * canonicalText(chess.rules) === canonicalText({ ...chess.rules }) // true
 */
export const canonicalText = (ruleset: Ruleset): string => new Writer().write(normalise(ruleset));
