import { Unusable } from './unusable.js';

type Verb = 'read' | 'write';

const REASONS: Readonly<Record<string, (verb: Verb) => string>> = {
	ENOENT: (verb) => (verb === 'read' ? 'It does not exist.' : 'Its folder does not exist.'),
	ENOTDIR: () => 'Its path goes through a file that is not a folder.',
	EISDIR: () => 'It is a folder.',
	EACCES: (verb) => `You may not ${verb} it.`,
	EPERM: (verb) => `You may not ${verb} it.`,
	EROFS: () => 'Its file system can only be read.',
	ENOSPC: () => 'The disk is full.',
	EDQUOT: () => 'Your share of the disk is full.',
	EFBIG: () => 'The file would be larger than is allowed.',
	EIO: () => 'The device reports a fault.',
	ELOOP: () => 'Its symbolic links lead in a circle.',
	EMFILE: () => 'This process has too many open files.',
};

/** The system's refusal to read or write a file, in words for the user. Throws other errors: those are faults of this program. */
export const cannot = (verb: Verb, name: string, error: unknown): Unusable => {
	if (error instanceof Unusable) return error;
	const { code, syscall, message } = error as NodeJS.ErrnoException;
	if (code === undefined || syscall === undefined) throw error;
	const [, plain = message] = /^[A-Z\d]+: (.*?)(?:, [a-z]+(?: '.*)?)?$/s.exec(message) ?? [];
	return new Unusable(`Cannot ${verb} ${name}: ${REASONS[code]?.(verb) ?? `${plain}.`}`);
};
