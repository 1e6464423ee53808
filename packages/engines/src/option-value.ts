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

/** The expected values of an option in words, and whether a value is one of them. */
const expectation = (option: EngineOption, value: OptionValue): readonly [expected: string, fits: boolean] => {
	switch (option.type) {
		case 'check':
			return ['true or false', typeof value === 'boolean'];
		case 'spin':
			return [
				`a whole number from ${option.least} to ${option.most}`,
				Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most,
			];
		case 'combo':
			return [`one of ${option.values.map(quote).join(', ')}`, option.values.includes(value as string)];
		case 'button':
			return ['no value', value === undefined];
		default:
			return ['a text of one line', typeof value === 'string' && !/[\r\n]/.test(value)];
	}
};

/** Checks a value. Throws an `EngineError` if the option does not have it. */
export const checkValue = (option: EngineOption, value: OptionValue): void => {
	const [expected, fits] = expectation(option, value);
	if (fits) return;
	const meant = option.type === 'combo' && typeof value === 'string' ? nearest(value, option.values) : undefined;
	fail('option-value', `Expected ${expected} for ${quote(option.name)}, found ${found(value)}.`, {
		...(meant !== undefined && { hint: `Did you mean ${quote(meant)}?` }),
		data: { option: option.name, value },
	});
};
