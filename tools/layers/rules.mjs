/** The architecture of `order.mjs` as rules for dependency-cruiser. */
import { relative } from 'node:path';
import { FOLDER_ORDERS, LIBRARIES, NAMED_BY_ALL, NODE_FILES, ONLY, OPTIONAL_PEERS, PACKAGES, USES_NODE } from './order.mjs';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */
/** @typedef {import('../lib/workspace.mjs').Package} Package */

/** Escapes a text for a regular expression. */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A folder below the workspace's root, with its name in dependency-cruiser. */
const folderIn = (from, dir) => relative(from, dir).replaceAll('\\', '/');

/** Matches nothing. */
const NOTHING = '(?!)';

const oneOf = (patterns) => (patterns.length === 0 ? NOTHING : patterns.join('|'));

/**
 * @param {string} name
 * @param {string} comment the fault; printed behind the place
 * @param {Rule['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => /** @type {Rule} */ ({ name, comment, severity: 'error', from, to });

/**
 * The packages that a manifest lets its sources import. A development dependency is enough for an unpublished package, and on an unpublished package,
 * whose code is bundled into its users.
 *
 * @param {Package} one
 * @param {readonly Package[]} all
 */
const declared = ({ manifest, published }, all) => [
	...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
	...Object.keys(manifest.devDependencies ?? {}).filter(
		(name) => !published || all.some((other) => other.name === name && !other.published),
	),
];

/**
 * Imports between packages: allowed by the table, declared in the manifest, and by package name.
 *
 * @param {Package} one
 * @param {readonly Package[]} all
 * @param {string} from the workspace's root
 * @returns {Rule[]}
 */
const betweenPackages = (one, all, from) => {
	const folderOf = (each) => `${literal(folderIn(from, each.dir))}/`;
	// dependency-cruiser identifies a module by its path, and an unresolved one by its specifier.
	const target = (names) =>
		`^(?:${oneOf([...names.map((name) => `${literal(name)}(?:/|$)`), ...all.filter(({ name }) => names.includes(name)).map(folderOf)])})`;
	const ours = '^(?:(?:packages|apps)/|@x/)';
	const self = folderOf(one);
	const sources = { path: `^${self}src/` };
	const optional = OPTIONAL_PEERS[one.name] ?? {};
	const may = [...(PACKAGES[one.name] ?? []), ...Object.keys(optional)];
	const rules = [
		forbid(`${one.name}: direction`, `${one.name} may not import it: it is not in its list in tools/layers/order.mjs`, sources, {
			path: ours,
			pathNot: [`^${self}`, target([one.name]), target(may)],
		}),
		forbid(`${one.name}: manifest`, `the package.json of ${one.name} does not declare it`, sources, {
			path: target(may),
			pathNot: target(declared(one, all)),
		}),
		forbid(`${one.name}: relative`, 'leaves the package by a relative path', sources, {
			path: ours,
			pathNot: `^${self}`,
			dependencyTypes: ['local'],
		}),
		forbid(`${one.name}: itself`, `${one.name} imports itself by name`, sources, {
			path: target([one.name]),
			dependencyTypesNot: ['local'],
		}),
	];
	const folders = new Set(Object.values(optional).flat());
	const within = (names) => `^${self}src/${oneOf([...names].map(literal))}/`;
	for (const [peer, allowed] of Object.entries(optional)) {
		const inside = within(allowed);
		const named = allowed.join(', ');
		const rest = { ...sources, pathNot: inside };
		rules.push(
			forbid(`${one.name}: optional ${peer}`, `only the folders ${named} of ${one.name} may import it, types included`, rest, {
				path: target([peer]),
			}),
		);
	}
	for (const folder of folders) {
		const needed = Object.keys(optional).filter((peer) => optional[peer].includes(folder));
		// A folder may stand on another one that needs no more than itself.
		const may = [...folders].filter((other) =>
			Object.keys(optional).every((peer) => !optional[peer].includes(folder) || optional[peer].includes(other)),
		);
		rules.push(
			forbid(
				`${one.name}: ${folder}`,
				`the folder ${folder} needs optional packages: ${needed.join(', ')}`,
				{ ...sources, pathNot: within(may) },
				{ path: within([folder]), dynamic: false },
			),
		);
	}
	if (!one.published) return rules;
	if (!USES_NODE.includes(one.name))
		rules.push(
			forbid(
				`${one.name}: node`,
				'is a module of node: packages run in browsers too',
				{ ...sources, pathNot: (NODE_FILES[one.name] ?? []).map((file) => `^${self}${literal(file)}$`) },
				{ dependencyTypes: ['core'] },
			),
		);
	// A program that runs under node installs the libraries that it declares.
	if (USES_NODE.includes(one.name)) return rules;
	for (const [library, where] of Object.entries(LIBRARIES))
		rules.push(
			forbid(
				`${one.name}: ${library}`,
				`${library} may be imported from ${where} only`,
				{ path: `^${self}src/`, pathNot: where },
				{ path: `^${literal(library)}(?:/|$)|/node_modules/${literal(library)}/` },
			),
		);
	rules.push(
		forbid(`${one.name}: libraries`, 'is a library that no package may import', sources, {
			path: 'node_modules/|^(?!@x/|packages/|apps/)(?:@|\\w)',
			pathNot: [...Object.keys(LIBRARIES).map((library) => `^${literal(library)}(?:/|$)|/node_modules/${literal(library)}/`)],
			dependencyTypesNot: ['core', 'local'],
		}),
	);
	return rules;
};

/**
 * The order of the folders inside a package.
 *
 * @param {Package} one
 * @param {Record<string, string>} folders in their order
 * @param {string} from
 * @returns {Rule[]}
 */
const betweenFolders = (one, folders, from) => {
	const src = `${literal(folderIn(from, one.dir))}/src/`;
	const inside = (names) => `^${src}(?:${oneOf(names.map((name) => `${literal(name)}(?:/|$)`))})`;
	const order = Object.keys(folders);
	const named = NAMED_BY_ALL.map((file) => `^${src}${literal(file)}$`);
	return [
		...order.flatMap((folder, index) => {
			const later = order.slice(index + 1);
			if (later.length === 0) return [];
			const comment = `${folder} may not import it: it comes later in the order`;
			const rules = [
				forbid(`${one.name}/${folder}: order`, comment, { path: inside([folder]) }, { path: inside(later), pathNot: oneOf(named) }),
			];
			if (named.length > 0)
				rules.push(
					forbid(
						`${one.name}/${folder}: order of what runs`,
						comment,
						{ path: inside([folder]) },
						{ path: `(?=${inside(later)})(?:${oneOf(named)})`, dependencyTypesNot: ['type-only'] },
					),
				);
			return rules;
		}),
		...Object.entries(ONLY).map(([folder, users]) =>
			forbid(
				`${one.name}/${folder}: users`,
				`only ${users.join(', ')} may import ${folder}`,
				{ path: `^${src}`, pathNot: inside([folder, ...users]) },
				{ path: inside([folder]), pathNot: oneOf(named) },
			),
		),
	];
};

/**
 * All rules of a workspace.
 *
 * @param {readonly Package[]} all
 * @param {string} from
 * @returns {Rule[]}
 */
export const rulesOf = (all, from) => [
	forbid('circle', 'closes a circle of imports', {}, { circular: true }),
	// A query (`./part.js?worker`) is for the bundler.
	forbid('unresolved', 'cannot be found', {}, { couldNotResolve: true, path: '^\\.', pathNot: '\\?' }),
	/** @type {Rule} */ ({
		name: 'text alone',
		comment: 'the text half of a notation needs @x/diagnostics and no other package',
		severity: 'error',
		from: { path: '^(packages/[^/]+)/src/text-only(?:/|\\.ts$)' },
		to: {
			path: oneOf(all.flatMap(({ name, dir }) => (name === '@x/diagnostics' ? [] : [`^${literal(folderIn(from, dir))}/`]))),
			pathNot: '^$1/',
			reachable: true,
		},
	}),
	...all.flatMap((one) => [
		...betweenPackages(one, all, from),
		...(FOLDER_ORDERS[one.name] === undefined ? [] : betweenFolders(one, FOLDER_ORDERS[one.name], from)),
	]),
];
