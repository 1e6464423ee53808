import { found, nearest, quote } from '@x/diagnostics';
import { fail } from './errors.js';
import type { EngineOption, OptionValue } from './protocol/messages.js';

/** The option of a name, in any case of its letters. Throws an `EngineError` if the engine has none. */
export const optionNamed = (name: string, options: ReadonlyMap<string, EngineOption>): EngineOption => {
	const option = options.get(name.toLowerCase());
	if (option !== undefined) return option;
	const names = [...options.values()].map((one) => one.name);
	const meant = nearest(name, names);
	return fail('option-unknown', `The engine has no option ${quote(name)}.`, {
		hint: meant === undefined ? `It has ${names.length === 0 ? 'none' : names.map(quote).join(', ')}.` : `Did you mean ${quote(meant)}?`,
		data: { option: name },
	});
};

const expectedOf = (option: EngineOption): string => {
	switch (option.type) {
		case 'check':
			return 'true or false';
		case 'spin':
			return `a whole number from ${option.least} to ${option.most}`;
		case 'combo':
			return `one of ${option.values.map(quote).join(', ')}`;
		case 'button':
			return 'no value';
		default:
			return 'a text of one line';
	}
};

const fits = (option: EngineOption, value: OptionValue): boolean => {
	switch (option.type) {
		case 'check':
			return typeof value === 'boolean';
		case 'spin':
			return Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
		case 'combo':
			return option.values.includes(value as string);
		case 'button':
			return value === undefined;
		default:
			return typeof value === 'string' && !/[\r\n]/.test(value);
	}
};

/** Checks a value. Throws an `EngineError` if the option does not have it. */
export const checkValue = (option: EngineOption, value: OptionValue): void => {
	if (fits(option, value)) return;
	const meant = option.type === 'combo' && typeof value === 'string' ? nearest(value, option.values) : undefined;
	fail('option-value', `Expected ${expectedOf(option)} for ${quote(option.name)}, found ${found(value)}.`, {
		...(meant !== undefined && { hint: `Did you mean ${quote(meant)}?` }),
		data: { option: option.name, value },
	});
};
