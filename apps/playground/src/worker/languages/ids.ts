/** The languages in which rules are written in the workshop. */
export type LanguageId = 'sjaak' | 'fairy' | 'fbr' | 'json';

/** language → the prefix of the ids of games that users write in it. The text of the rules follows, so that a link contains both. */
export const PREFIXES: Readonly<Record<LanguageId, string>> = { sjaak: 'variants:', fairy: 'ini:', fbr: 'fbr:', json: 'json:' };

/** Rules written by a user. */
export interface OwnRules {
	readonly language: LanguageId;
	readonly text: string;
}

/** The rules in an id; undefined for other games. */
export const ownRules = (id: string): OwnRules | undefined => {
	const language = (Object.keys(PREFIXES) as LanguageId[]).find((one) => id.startsWith(PREFIXES[one]));
	return language === undefined ? undefined : { language, text: id.slice(PREFIXES[language].length) };
};

/** Whether an id contains rules. */
export const isOwn = (id: string): boolean => ownRules(id) !== undefined;

/** The id of a game with these rules. */
export const ownId = ({ language, text }: OwnRules): string => PREFIXES[language] + text;
