// packages/bench/src/zz.mjs
import { readFileSync } from "node:fs";
import { parsePgn, startingPosition } from "chessops/pgn";
import { parseSan } from "chessops/san";
import kokopu from "kokopu";

// packages/diagnostics/dist/index.js
var BRAND = /* @__PURE__ */ Symbol.for("@x/diagnostics/error");
var sentence = (problems) => {
  let first = problems[0];
  return first === void 0 ? "unknown problem" : problems.length === 1 ? first.message : `${first.message} (and ${problems.length - 1} more)`;
};
var mark = (error, kind) => {
  Object.defineProperty(error, BRAND, { value: kind });
};
var isMarked = (value, kind) => typeof value == "object" && value !== null && value[BRAND] === kind;
var NotationError = class extends RangeError {
  constructor(problems, message = sentence(problems)) {
    super(message);
    this.name = "NotationError";
    this.problems = problems, mark(this, "notation");
  }
};
var SetupError = class extends RangeError {
  constructor(problems) {
    super(sentence(problems));
    this.name = "SetupError";
    this.problems = problems, mark(this, "setup");
  }
};
var isNotationError = (value) => isMarked(value, "notation");
var isSetupError = (value) => isMarked(value, "setup");
function distance(a, b) {
  let rows2 = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    let row = [i], last2 = rows2[i - 1];
    for (let j = 1; j <= b.length; j++) {
      let exchange = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows2[i - 2][j - 2] : row[j - 1];
      row.push(Math.min(last2[j] + 1, row[j - 1] + 1, exchange + 1, last2[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    rows2.push(row);
  }
  return rows2[a.length][b.length];
}
function nearest(word, known) {
  if (word.length === 0 || word.length > 40) return;
  let low = word.toLowerCase(), best, least = 1 + Math.max(1, Math.floor(word.length / 3)), tries = 0;
  for (let candidate of known) {
    if (++tries > 200) break;
    if (Math.abs(candidate.length - word.length) >= least) continue;
    let away = distance(low, candidate.toLowerCase());
    away < least && (least = away, best = candidate);
  }
  return best;
}
var MOST = 60;
var quote = (text2) => {
  if (text2.length <= MOST) return JSON.stringify(text2);
  let end = MOST - (text2.codePointAt(MOST - 1) > 65535 ? 1 : 0);
  return `${JSON.stringify(text2.slice(0, end))}\u2026`;
};
function found(value) {
  if (typeof value == "string") return `the string ${quote(value)}`;
  if (typeof value == "number" || typeof value == "bigint") return `the number ${value}`;
  if (typeof value == "boolean" || value === void 0 || value === null) return String(value);
  if (typeof value != "object") return `a ${typeof value}`;
  if (Array.isArray(value)) return "a list";
  let has = (key3) => typeof value[key3] == "object";
  return has("game") && "depth" in value ? "a Position" : has("position") && "marks" in value ? "a Move" : has("ruleset") && "cellName" in value ? "a Game" : has("kinds") && has("turn") ? "a Ruleset" : has("kinds") && "cells" in value ? "Names" : has("pieces") ? "a Setup" : "an object";
}
function misuse(argument, expected, value, fix = "") {
  throw new TypeError(`${argument}: Expected ${expected}, found ${found(value)}.${fix && ` ${fix}`}`);
}
function checkOptions(options, rules, argument = "options") {
  if (options !== void 0) {
    (typeof options != "object" || options === null || Array.isArray(options)) && misuse(argument, "an object", options);
    for (let name of Object.keys(options)) {
      let value = options[name];
      if (!Object.hasOwn(rules, name)) {
        let known = Object.keys(rules), meant = nearest(name, known), fix = meant === void 0 ? `Expected one of ${known.map(quote).join(", ")}.` : `Did you mean ${quote(meant)}?`;
        throw new TypeError(`${argument}.${name.slice(0, MOST)}: Unknown option. ${fix}`);
      }
      if (value === void 0) continue;
      let rule = rules[name], at2 = `${argument}.${name}`;
      typeof rule == "object" ? rule.includes(value) || misuse(at2, rule.map((one) => typeof one == "string" ? quote(one) : String(one)).join(" or "), value) : rule !== "any" && typeof value !== rule && misuse(at2, rule === "object" ? "an object" : `a ${rule}`, value);
    }
  }
}
function textGiven(text2, argument = "text") {
  typeof text2 != "string" && misuse(argument, "a string", text2);
}

// packages/core/dist/chunk-YU57IJBA.js
function freezeDeep(value) {
  if (typeof value != "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (let key3 in value) freezeDeep(value[key3]);
  return value;
}
function frozenCopy(value) {
  return typeof value != "object" || value === null || Object.isFrozen(value) ? value : Array.isArray(value) ? Object.freeze(value.map(frozenCopy)) : Object.freeze(Object.fromEntries(Object.entries(value).map(([key3, part]) => [key3, frozenCopy(part)])));
}
function placementsOf({ codes, lattice, size }) {
  let made2 = [], known = /* @__PURE__ */ new WeakMap();
  return {
    empty: new Array(size).fill(0),
    at(code2, cell) {
      made2[code2] ??= [];
      let cells = made2[code2], placement = cells[cell];
      return placement === void 0 && (placement = Object.freeze({ at: Object.freeze(lattice.vecOf(cell)), piece: codes.data(code2) }), cells[cell] = placement, known.set(placement, (code2 << 16) + cell)), placement;
    },
    find: (placement) => known.get(placement),
    keep(placement, code2, cell) {
      let { at: at2, piece } = placement;
      [placement, at2, piece, piece.flags ?? at2].every(Object.isFrozen) && known.set(placement, (code2 << 16) + cell);
    }
  };
}
var COPY = Object.freeze({});
var GameBase = class {
  constructor(engine, { id, title: title2, names: names2 }, nameOf) {
    this.copy = COPY;
    this.named = /* @__PURE__ */ new Map();
    let { ground } = engine;
    this.engine = engine, this.ruleset = freezeDeep(ground.ruleset), this.names = frozenCopy(names2), this.id = id, this.title = title2, this.cells = ground.size, this.placements = placementsOf(ground), this.cellNames = Array.from(ground.lattice.exists, (exists, cell) => {
      let name = nameOf(ground.lattice, cell);
      return exists === 1 && this.named.set(name, cell), name;
    });
  }
  get hash() {
    return this.engine.ground.hash;
  }
  cell(name) {
    let { lattice } = this.engine.ground, cell = typeof name == "string" ? this.named.get(name) ?? -1 : typeof name == "number" ? name : Array.isArray(name) ? lattice.cellAt(name) : misuse("cell", "a name, a number or coordinates of a cell", name);
    if (!this.isCell(cell))
      throw new RangeError(
        `cell: Expected a cell of this board, found ${typeof name == "object" ? `[${name.join(", ")}]` : found(name)}.`
      );
    return cell;
  }
  isCell(cell) {
    return this.engine.ground.lattice.exists[cell] === 1;
  }
  cellNamed(name) {
    return this.named.get(name);
  }
  cellAt(vec) {
    let cell = this.engine.ground.lattice.cellAt(vec);
    return cell < 0 ? void 0 : cell;
  }
  cellName(cell) {
    let name = this.cellNames[cell];
    if (name === void 0) throw new RangeError(`cell: Expected a number from 0 to ${this.cells - 1}, found ${found(cell)}.`);
    return name;
  }
  vecOf(cell) {
    return this.cellName(cell), this.engine.ground.lattice.vecOf(cell);
  }
};
var OTHER_COPY = "Another copy of @x/core made it. Install one copy: `npm ls @x/core` lists them.";
var POSITION = ["Position", "Take `start` of a game, or make one with `position` or `apply`."];
var GAME = ["Game", "Make one with `compile`, or import one from `@x/games/ready/\u2026`."];
var MOVE = ["Move", "Take one of `legal`, or make one with `toMove`."];
function given(value, game, argument, [type, hint], onAnyBoard = false) {
  if (game?.copy !== COPY && misuse(argument, `a ${type}`, value, game?.engine === void 0 ? hint : OTHER_COPY), !onAnyBoard && !game.engine.board) throw new TypeError(`${argument}: Expected a ${type} of a bounded board, found one of the plane.`);
  return value;
}
var positionGiven = (position2, argument = "position") => given(position2, position2?.game, argument, POSITION);
var gameGiven = (game, argument = "game") => given(game, game, argument, GAME);
var moveGiven = (move, argument = "move") => given(move, move?.position?.game, argument, MOVE);
var gameOf = (position2) => position2?.game?.copy === COPY ? position2.game : given(position2, position2?.game, "position", POSITION);
var engineOf = (position2) => gameOf(position2).engine;
var engineOfMove = (move, argument = "move") => given(move, move?.position?.game, argument, MOVE, true).position.game.engine;
var anyGameGiven = (game) => given(game, game, "game", GAME, true);
var textGiven2 = (text2, argument) => typeof text2 == "string" ? text2 : misuse(argument, "a string", text2);
function unknownName(argument, known, name) {
  let names2 = known.length === 0 ? "no name, because the ruleset has none" : known.map(quote).join(", ");
  throw new RangeError(`${argument}: Expected ${known.length > 1 ? "one of " : ""}${names2}, found ${quote(name)}.`);
}
var PASS = "0000";
var letterOf = (move, kind) => move.position.game.names?.kinds[kind]?.letter ?? kind;
var moveNameParts = (move) => moveGiven(move).position.game.engine.moveNameParts?.(move) ?? { cells: [move.from, move.to], becomes: move.promotion };
function nameInCells(move) {
  let { game } = move.position;
  if (move.to < 0) return PASS;
  if (move.from === void 0) return `${letterOf(move, move.kind)}@${game.cellName(move.to)}`;
  let { cells, becomes: becomes2 } = moveNameParts(move);
  return cells.map((cell) => game.cellName(cell)).join("") + (becomes2 ? letterOf(move, becomes2).toLowerCase() : "");
}
var moveName = (move) => (engineOfMove(move).moveName ?? nameInCells)(move);
var legal = (position2) => engineOf(position2).legal(position2);
var hasLegalMove = (position2) => engineOf(position2).any(position2);
var sameMove = (a, b) => {
  let engine = engineOfMove(a, "a");
  return engineOfMove(b, "b"), a === b || engine.same(a, b);
};
function apply(position2, move) {
  let engine = engineOf(position2), own = engine.own(position2, move);
  if (own === void 0) throw new RangeError("The move is not legal in this position.");
  return engine.apply(position2, own);
}

// packages/core/dist/chunk-FNYTD3I6.js
function isSame(one, other) {
  if (one === other) return true;
  if (typeof one != "object" || typeof other != "object" || one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  for (let key3 in one) if (!isSame(one[key3], other[key3])) return false;
  for (let key3 in other) if (other[key3] !== void 0 && one[key3] === void 0) return false;
  return true;
}
var isObject = (value) => typeof value == "object" && value !== null && !Array.isArray(value);
function someNode(part, test, seen = /* @__PURE__ */ new Set()) {
  if (typeof part != "object" || part === null || seen.has(part)) return false;
  if (seen.add(part), !Array.isArray(part) && test(part)) return true;
  for (let key3 in part) if (someNode(part[key3], test, seen)) return true;
  return false;
}
function nodesWith(part, key3) {
  let found2 = [];
  return someNode(part, (node) => (node[key3] !== void 0 && Object.hasOwn(node, key3) && found2.push(node), false)), found2;
}
var mentions = (part, ...keys) => someNode(part, (node) => keys.some((key3) => node[key3] !== void 0 && Object.hasOwn(node, key3)));
var fault = (code2, path, message, hint) => hint === void 0 ? { code: code2, message, severity: "error", path } : { code: code2, message, severity: "error", hint, path };

// packages/core/dist/chunk-4O7JEAV6.js
var letters = (index) => (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + index % 26);
function squareOf(lattice, cell) {
  let [file = 0, rank = 0] = lattice.vecOf(cell).map((value, axis) => value - lattice.lows[axis]);
  return letters(file) + (lattice.sizes.length > 1 ? rank + 1 : "");
}
var mentionsHistory = (part) => mentions(part, "repeats") || mentions(part, "kept");
function leastFor(num, limit) {
  return typeof num == "number" || limit < 1 ? 0 : "repeats" in num ? num.repeats === "position" ? limit : 0 : "kept" in num ? 2 : 0;
}
function leastOf(cond) {
  if ("all" in cond) return Math.max(0, ...cond.all.map(leastOf));
  if ("some" in cond) return Math.min(...cond.some.map(leastOf));
  if (!("compare" in cond)) return 0;
  let [left, relation, right] = cond.compare, atLeast = (limit) => relation === "=" ? Math.ceil(limit) : Math.floor(limit) + 1;
  return typeof right == "number" && relation !== "<" ? leastFor(left, atLeast(right)) : typeof left == "number" && relation !== ">" ? leastFor(right, atLeast(left)) : 0;
}
function historyEnds({ outcomes, defs }) {
  let asks = (outcome2) => mentionsHistory(outcome2) || mentionsHistory(defs) && mentions(outcome2, "def"), asking = outcomes.filter((outcome2) => outcome2.claim === void 0 && asks(outcome2));
  return asking.length === 0 ? "never" : asking.every((outcome2) => outcome2.if !== void 0 && leastOf(outcome2.if) > 1) ? "recurring" : "any";
}
var Registers = class {
  constructor(ruleset, codes) {
    this.firsts = /* @__PURE__ */ new Map();
    this.ruleset = ruleset, this.codes = codes, this.phases = Object.keys(ruleset.turn.phases), this.points = Object.keys(ruleset.points);
    let initial = [this.phases.indexOf(ruleset.turn.start), 0, 0, ...this.points.flatMap(() => [-1, -1])], hashed = initial.map((_, register) => register === 0 ? 1 : 0);
    for (let [name, { start, perSide, identity }] of Object.entries(ruleset.vars)) {
      this.firsts.set(name, initial.length);
      for (let side = 0; side < (perSide === true ? 3 : 1); side++)
        initial.push(start), hashed.push(identity === true && side < 2 ? 1 : 0);
    }
    this.initial = Int32Array.from(initial), this.hashed = Uint8Array.from(hashed);
  }
  point(name) {
    return 3 + 2 * this.points.indexOf(name);
  }
  /** Register of a variable for a side. */
  variable(name, side) {
    return this.firsts.get(name) + (this.ruleset.vars[name].perSide === true ? side : 0);
  }
  /** Registers with a setup's phase, points and variables; missing ones have the values of the ruleset. */
  of({ phase, points, vars }, cellAt) {
    let { ruleset, codes } = this, values = this.initial.slice();
    phase !== void 0 && (values[0] = this.phases.indexOf(phase));
    let chooser = codes.sideIndex(ruleset.turn.phases[this.phases[values[0]]].side);
    for (let name in points) {
      let last2 = points[name].at(-1);
      last2 !== void 0 && (values[this.point(name)] = cellAt(last2), values[this.point(name) + 1] = ruleset.points[name] === "reply" ? 1 - chooser : chooser);
    }
    for (let name in vars) {
      let value = vars[name];
      for (let index = 0; index < 2; index++) {
        let number2 = typeof value == "number" ? value : value[codes.sides[index]];
        number2 !== void 0 && (values[this.variable(name, index)] = number2);
      }
    }
    return values;
  }
};
function remembered(compute) {
  let known = /* @__PURE__ */ new WeakMap(), last2;
  return (key3) => {
    if (last2?.[0] !== key3) {
      let found2 = known.get(key3) ?? { result: compute(key3) };
      known.set(key3, found2), last2 = [key3, found2.result];
    }
    return last2[1];
  };
}
function arrangementOf(position2) {
  let { engine, placements } = position2.game, { ruleset, codes, registers, lattice, size } = engine.ground, board = engine.board(position2), values = engine.registers(position2), placed2 = [];
  for (let cell = 0; cell < size; cell++) {
    let code2 = board[cell];
    code2 !== 0 && codes.kind[code2] >= 0 && placed2.push(placements.at(code2, cell));
  }
  let stores = {};
  if (registers.held !== void 0)
    for (let side of [...codes.sides, "shared"])
      for (let [store, held] of Object.entries(registers.held(values, side)))
        Object.keys(held).length > 0 && (stores[store] = { ...stores[store], [side]: held });
  let points = {};
  registers.points.forEach((name, nth) => {
    let cell = values[3 + 2 * nth];
    cell >= 0 && (points[name] = (registers.cells?.(values, name) ?? [cell]).map((one) => lattice.vecOf(one)));
  });
  let vars = {};
  for (let name in ruleset.vars) {
    let { perSide, life } = ruleset.vars[name];
    if (life === "walk") continue;
    let value = (side) => values[registers.variable(name, side)];
    vars[name] = perSide === true ? Object.fromEntries(codes.sides.map((side, index) => [side, value(index)])) : value(0);
  }
  return {
    pieces: placed2,
    stores,
    points,
    vars,
    phase: registers.phases[values[0]]
  };
}
function rootOf({ engine }, setup, codes) {
  let { registers, lattice } = engine.ground, { seen = [], ended } = setup;
  return { codes, registers: registers.of(setup, (vec) => lattice.cellAt(vec)), seen, ended };
}
var historyEndsOf = /* @__PURE__ */ remembered(({ ruleset }) => historyEnds(ruleset));
function endedOf(position2, arrangement) {
  let { game, depth, root } = position2, { engine } = game;
  if (depth === 0 && root.ended !== void 0) return root.ended;
  let ends = historyEndsOf(game);
  if (!(ends === "any" || ends === "recurring" && (root.seen.length > 0 || engine.mayRecur(position2))) && engine.endedByMove?.(position2) !== true) return;
  let found2 = engine.outcome(position2, false);
  if (found2 === void 0) return;
  let moves = engine.any(position2), codes = Array.from(engine.board(position2)), read4 = engine.begin(game, rootOf(game, arrangement, codes));
  if (isSame(engine.outcome(read4, false), found2) && engine.any(read4) === moves && engine.registers(read4)[0] === engine.registers(position2)[0]) return;
  let { claim: _, ...ended } = found2;
  return { ...ended, ...moves && { playable: true } };
}
function setupOfArrays(position2) {
  let arrangement = arrangementOf(position2), ended = endedOf(position2, arrangement);
  return ended === void 0 ? arrangement : { ...arrangement, ended };
}
var setupOf = (position2) => (gameOf(position2).engine.setupOf ?? setupOfArrays)(position2);
var whole = (value) => Number(value);
var Lattice = class {
  constructor(space) {
    this.space = space, this.lows = space.axes.map((axis) => whole(axis.extent[0] ?? 0)), this.sizes = space.axes.map((axis, index) => whole(axis.extent[1] ?? 0) - this.lows[index] + 1), this.count = this.sizes.reduce((product, size) => product * size, 1), this.wraps = space.axes.map((axis) => axis.wrap === true), this.exists = new Uint8Array(this.count).fill(1);
    for (let hole of space.holes ?? []) {
      let cell = this.index(hole.map(whole));
      cell >= 0 && (this.exists[cell] = 0);
    }
  }
  /** Coordinates of a cell. */
  vecOf(cell) {
    let rest = cell;
    return this.sizes.map((size, axis) => {
      let offset = rest % size;
      return rest = (rest - offset) / size, offset + this.lows[axis];
    });
  }
  /** Cell at these coordinates, or -1 off the board and on holes. */
  cellAt(vec) {
    let cell = this.index(vec.map(whole));
    return cell >= 0 && this.exists[cell] === 1 ? cell : -1;
  }
  /** The cell one step away, or -1 where there is none. */
  shift(cell, by2, reading) {
    let wraps = (reading === void 0 ? void 0 : this.space.wraps?.[reading]) ?? this.wraps, rest = cell, to = 0, stride = 1;
    for (let axis = 0; axis < this.sizes.length; axis++) {
      let size = this.sizes[axis], place = rest % size;
      rest = (rest - place) / size;
      let offset = place + by2[axis];
      if (offset < 0 || offset >= size) {
        if (wraps[axis] !== true) return -1;
        offset = (offset % size + size) % size;
      }
      to += offset * stride, stride *= size;
    }
    return this.exists[to] === 1 ? to : -1;
  }
  /** Maps a vector from the frame of the first side to the frame of a side. The result is never -0, which would turn cells into doubles. */
  orient(side, vec) {
    return side.frame.matrix.map((row) => row.reduce((sum, factor, axis) => sum + whole(factor) * whole(vec[axis] ?? 0) | 0, 0));
  }
  /** Maps a cell from the frame of the first side to the frame of a side; -1 where there is none. */
  orientCell(side, vec) {
    let mirror = side.frame.mirror?.map(whole) ?? this.boxMirror(side);
    return this.cellAt(this.orient(side, vec).map((value, axis) => value + mirror[axis]));
  }
  /** The image of the zero cell with which a frame maps the board's box onto itself. */
  boxMirror(side) {
    return side.frame.matrix.map(
      (row, axis) => row.reduce((low, factor, from) => {
        let start = whole(factor) * this.lows[from];
        return low - Math.min(start, start + whole(factor) * (this.sizes[from] - 1));
      }, this.lows[axis])
    );
  }
  index(vec) {
    let cell = 0, stride = 1;
    for (let axis = 0; axis < this.sizes.length; axis++) {
      let offset = vec[axis] - this.lows[axis];
      if (!(offset >= 0 && offset < this.sizes[axis])) return -1;
      cell += offset * stride, stride *= this.sizes[axis];
    }
    return cell;
  }
};
var previous = (position2) => gameOf(position2) && position2.parent;
var lastMove = (position2) => engineOf(position2).lastMove(position2);
function history(position2) {
  gameOf(position2);
  let chain = [];
  for (let at2 = position2; at2 !== void 0; at2 = at2.parent) chain.push(at2);
  return chain.reverse();
}
var sideTitle = (names2, side) => names2?.sideTitles?.[side] ?? side;
function isCount(num) {
  return typeof num == "number" ? num >= 0 : "sum" in num ? num.sum.every(({ of, times = 1 }) => times >= 0 && isCount(of)) : !("var" in num);
}
function negativeVariables({ paths: paths2, after, turn: turn2, vars }) {
  let start = Object.keys(vars).filter((name) => vars[name].start < 0), lowered = nodesWith([paths2, after, turn2], "var").flatMap(
    ({ var: name, add: add2 = 0, to = 0 }) => isCount(add2) && isCount(to) ? [] : [String(name)]
  );
  return /* @__PURE__ */ new Set([...start, ...lowered]);
}
var ASKERS = [0, 1, 2];
var Codes = class {
  constructor(ruleset) {
    this.pieces = [];
    this.base = [];
    this.tablesByFilter = /* @__PURE__ */ new WeakMap();
    this.tables = /* @__PURE__ */ new Map();
    this.sides = ruleset.sideOrder, this.kinds = Object.keys(ruleset.kinds), this.numbers = new Map(this.kinds.map((kind2, index) => [kind2, index])), this.flags = Object.keys(ruleset.flags), this.carried = this.kinds.map(
      (kind2) => this.flags.flatMap((flag, bit) => (ruleset.flags[flag].kinds ?? [kind2]).includes(kind2) ? [bit] : [])
    );
    let side = [-1], kind = [-1], bits = [0];
    for (let owner of ASKERS)
      this.carried.forEach((carried, index) => {
        this.base.push(side.length);
        for (let subset = 0; subset < 1 << carried.length; subset++)
          side.push(owner), kind.push(index), bits.push(carried.reduce((mask, bit, place) => mask | (subset >> place & 1) << bit, 0));
      });
    this.count = side.length, this.side = Int8Array.from(side), this.kind = Int16Array.from(kind), this.flagBits = Int32Array.from(bits);
  }
  /** The code of a side's kind with these flags; flags the kind does not carry are dropped. */
  of(side, kind, flagBits = 0) {
    let subset = 0;
    if (flagBits !== 0) {
      let carried = this.carried[kind];
      for (let place = 0; place < carried.length; place++) subset |= (flagBits >> carried[place] & 1) << place;
    }
    return this.base[side * this.kinds.length + kind] + subset;
  }
  /** Index of a kind, -1 where there is none. */
  kindIndex(kind) {
    return this.numbers.get(kind) ?? -1;
  }
  /** Whether a code is a piece of one of the two sides. */
  isPlayers(code2) {
    return code2 > 0 && this.side[code2] < 2;
  }
  bitsOf(flags) {
    return (flags ?? []).reduce((mask, flag) => mask | 1 << this.flags.indexOf(flag), 0);
  }
  /** A read-only table over codes: 1 where a filter holds, from the view of a side. */
  matching(filter, asking) {
    let known = this.tablesByFilter.get(filter);
    if (known === void 0) {
      let name = JSON.stringify(filter);
      known = this.tables.get(name) ?? [], this.tables.set(name, known), this.tablesByFilter.set(filter, known);
    }
    return known[asking] ??= this.computeMatching(filter, asking), known[asking];
  }
  /** The piece of a code, the same object each time; undefined for the empty cell and the ghost. */
  data(code2) {
    if (this.kind[code2] < 0) return;
    let piece = this.pieces[code2];
    if (piece === void 0) {
      let flags = this.flags.filter((_, bit) => this.flagBits[code2] >> bit & 1).sort();
      piece = Object.freeze({
        side: this.sideName(this.side[code2]),
        kind: this.kinds[this.kind[code2]],
        ...flags.length === 0 ? {} : { flags: Object.freeze(flags) }
      }), this.pieces[code2] = piece;
    }
    return piece;
  }
  sideName(side) {
    return side === 2 ? "neutral" : this.sides[side];
  }
  sideIndex(name) {
    return name === "neutral" ? 2 : this.sides.indexOf(name);
  }
  computeMatching({ who, side, kind, notKind, flag, notFlag }, asking) {
    let table2 = new Uint8Array(this.side.length), owners = new Uint8Array(5);
    for (let owner = -1; owner < 4; owner++) {
      let owned = who === "friend" ? owner === asking : who === "enemy" ? owner === 1 - asking : who !== "neutral" || owner === 2;
      owners[owner + 1] = owned && side?.includes(this.sideName(owner)) !== false ? 1 : 0;
    }
    let kinds = new Uint8Array(this.kinds.length + 1).fill(kind === void 0 ? 1 : 0);
    for (let name of kind ?? []) kinds[this.kindIndex(name) + 1] = 1;
    for (let name of notKind ?? []) kinds[this.kindIndex(name) + 1] = 0;
    kinds[0] = kind === void 0 ? 1 : 0;
    let [must, mustNot] = [this.bitsOf(flag === void 0 ? [] : [flag]), this.bitsOf(notFlag === void 0 ? [] : [notFlag])];
    for (let code2 = 0; code2 < table2.length; code2++) {
      let bits = this.flagBits[code2];
      owners[this.side[code2] + 1] === 0 || kinds[this.kind[code2] + 1] === 0 || (flag === void 0 || (bits & must) !== 0) && (bits & mustNot) === 0 && (table2[code2] = 1);
    }
    return who === "empty" ? table2.fill(0, 1) : who === "occupied" && (table2[0] = 0), table2;
  }
};
var within = (value, bounds) => bounds === null || (bounds[0] === null || value >= Number(bounds[0])) && (bounds[1] === null || value <= Number(bounds[1]));
function holds(zone, side, read4, vec) {
  return "perSide" in zone ? zone.perSide[side] !== void 0 && holds(zone.perSide[side], side, vec, vec) : "union" in zone ? zone.union.some((part) => holds(part, side, read4, vec)) : "minus" in zone ? holds(zone.minus[0], side, read4, vec) && !holds(zone.minus[1], side, read4, vec) : read4 === void 0 ? false : "cells" in zone ? zone.cells.some((cell) => cell.every((value, axis) => Number(value) === read4[axis])) : "box" in zone ? zone.box.every((bounds, axis) => within(read4[axis], bounds)) : (read4.reduce((sum, value) => sum + value, 0) & 1) === zone.parity;
}
function zoneMaps(ruleset, lattice) {
  let vecs = Array.from({ length: lattice.count }, (_, cell) => lattice.vecOf(cell));
  return [...ruleset.sideOrder, "neutral"].map((name) => {
    let side = ruleset.sides[name], read4 = [];
    return vecs.forEach((vec, cell) => {
      let at2 = side === void 0 ? cell : lattice.orientCell(side, vec);
      at2 >= 0 && (read4[at2] = vec);
    }), Object.fromEntries(
      Object.entries(ruleset.zones).map(([key3, zone]) => [
        key3,
        Uint8Array.from(vecs, (vec, cell) => holds(zone, name, read4[cell], vec) ? 1 : 0)
      ])
    );
  });
}
function givenEnd({ depth, root }) {
  if (depth > 0 || root.ended === void 0) return;
  let { playable: _, ...outcome2 } = root.ended;
  return outcome2;
}
var isOverBySetup = ({ depth, root }) => depth === 0 && root.ended !== void 0 && root.ended.playable !== true;
var lastName = /* @__PURE__ */ remembered((position2) => moveName(position2.game.engine.lastMove(position2)));
function savedGameOf(position2) {
  let { id, hash } = position2.game, [first, ...later] = history(position2), { seen } = first.root;
  return {
    version: 1,
    ...id !== void 0 && { game: id },
    hash,
    start: { ...setupOfArrays(first), ...seen.length > 0 && { seen } },
    moves: later.map(lastName)
  };
}
var PositionBase = class {
  constructor(game, root, depth) {
    this.game = game, this.root = root, this.depth = depth;
  }
  toJSON() {
    return savedGameOf(this);
  }
};
var BitboardPosition = class extends PositionBase {
  constructor(game, root, before, depth, words, at2, packed2, intermediate) {
    super(game, root, depth);
    this.moves = void 0;
    this.identity = void 0;
    this.before = before, this.intermediate = intermediate, this.words = words, this.at = at2, this.packed = packed2;
  }
  /** The position before; intermediate positions are created on first access. */
  get parent() {
    if (this.intermediate !== void 0) {
      for (let move of this.intermediate) this.before = this.game.engine.after(this.before, move);
      this.intermediate = void 0;
    }
    return this.before;
  }
};
var quoted = (names2) => names2.map((name) => `'${name}'`).join(", ");
var unknown = (fault2, path, what, name, known) => fault2(
  path,
  `unknown-${what}`,
  `Expected the name of a ${what}, found '${name}'.`,
  { known },
  known[0] && `The ${what}s are ${quoted(known)}.`
);
var mix = (value) => {
  let x = Math.imul(value ^ value >>> 16, 2146121005);
  return x = Math.imul(x ^ x >>> 15, 2221713035), x ^ x >>> 16;
};
var registerKey = (register, value) => mix(mix(register + 1374496523) ^ value);
var upperKey = (lower2) => mix(lower2 ^ 625341585);
function zobristKeys(places) {
  let keys = new Int32Array(2 * places);
  for (let index = 0; index < places; index++)
    keys[2 * index] = mix(index * 2 + 2654435761), keys[2 * index + 1] = mix(mix(index * 2 + 1779033703) ^ 1013904242);
  return keys;
}
var hashText = (high, low) => (high >>> 0).toString(16).padStart(8, "0") + (low >>> 0).toString(16).padStart(8, "0");
var packed = (from, to, shape, aux, kind, captured) => from | to << 6 | shape << 12 | aux << 14 | kind << 22 | captured << 26;
var fromOf2 = (move) => move & 63;
var toOf2 = (move) => move >> 6 & 63;
var shapeOf2 = (move) => move >> 12 & 3;
var auxOf2 = (move) => move >> 14 & 255;
var kindOf = (move) => move >> 22 & 15;
var capturedOf = (move) => move >> 26 & 31;
var becomesOf = (move) => shapeOf2(move) === 0 ? auxOf2(move) - 1 : -1;
var lowestBit = (word) => 31 - Math.clz32(word & -word);
var isClear = (low, high, cell) => ((cell < 32 ? low : high) & 1 << cell) === 0;
function cellsOf(low, high) {
  let cells = [];
  for (let base = 0, some = low; base < 64; base += 32, some = high)
    for (; some !== 0; some &= some - 1) cells.push(base + lowestBit(some));
  return cells;
}

// packages/core/dist/chunk-DWKINGJ5.js
var step = (key3) => /^[A-Za-z_]\w*$/.test(key3) ? `.${key3}` : `[${JSON.stringify(key3)}]`;
var under = (base, key3) => `${base}${step(key3)}`;
var wrong = (expected, value, at2) => fault("rules/wrong-shape", at2, `Expected ${expected}, found ${found(value)}.`);
var when = (expected, test) => (value, at2, faults) => {
  test(value) || faults.push(wrong(expected, value, at2));
};
var oneOf = (...values) => when(values.map((value) => JSON.stringify(value)).join(" or "), (value) => values.includes(value));
var text = /* @__PURE__ */ when("a string", (value) => typeof value == "string");
var number = /* @__PURE__ */ when("a number", (value) => typeof value == "number" && Number.isFinite(value));
var whole2 = /* @__PURE__ */ when("a whole number", Number.isSafeInteger);
var truth = /* @__PURE__ */ oneOf(true);
var coordinate = /* @__PURE__ */ when(
  "a whole number, or a string with one",
  (value) => Number.isSafeInteger(value) || typeof value == "string" && /^-?\d+$/.test(value)
);
var list = (of, length) => (value, at2, faults) => {
  if (!Array.isArray(value) || length !== void 0 && value.length !== length)
    faults.push(wrong(length === void 0 ? "a list" : `a list of ${length}`, value, at2));
  else for (let index = 0; index < value.length; index++) of(value[index], `${at2}[${index}]`, faults);
};
var table = (of) => (value, at2, faults) => {
  if (!isObject(value)) faults.push(wrong("an object", value, at2));
  else for (let name of Object.keys(value)) of(value[name], under(at2, name), faults);
};
var object = (fields) => (value, at2, faults) => {
  if (!isObject(value)) {
    faults.push(wrong("an object", value, at2));
    return;
  }
  let keyAt = (name) => at2 === "" ? name : under(at2, name);
  for (let field of Object.keys(fields)) {
    let name = field.replace("?", "");
    value[name] !== void 0 ? fields[field](value[name], keyAt(name), faults) : name === field && faults.push(fault("rules/missing-key", keyAt(name), `Expected the key '${name}', found none.`));
  }
  for (let name of Object.keys(value))
    value[name] !== void 0 && !Object.hasOwn(fields, name) && !Object.hasOwn(fields, `${name}?`) && faults.push(fault("rules/unknown-key", keyAt(name), `Expected a known key, found '${name}'.`));
};
var either = (test, one, other) => (value, at2, faults) => (test(value) ? one : other)(value, at2, faults);
var names = /* @__PURE__ */ list(text);
var vector = /* @__PURE__ */ list(coordinate);
var makeSetupForm = () => object({
  pieces: list(object({ at: vector, piece: object({ side: text, kind: text, "flags?": names }) })),
  "stores?": table(table(table(number))),
  "points?": table(list(vector)),
  "vars?": table(either(isObject, table(number), number)),
  "phase?": text,
  "seen?": names,
  "ended?": object({ reason: text, "winner?": text, "draw?": truth, "points?": list(number, 2), "playable?": truth })
});
var setupForm = /* @__PURE__ */ makeSetupForm();
function formFaults(form, value, prefix) {
  let faults = [];
  return form(value, "", faults), faults.map((fault2) => ({ ...fault2, code: fault2.code.replace("rules/", `${prefix}/`) }));
}
var setupFormFaults = (value) => formFaults(setupForm, value, "setup");
var IllTyped = class extends Error {
};
function readByForm(setup, read4) {
  let result, failure;
  try {
    result = read4();
  } catch (error) {
    failure = error;
  }
  if (result?.ok === true) return result;
  let problems = setupFormFaults(setup).filter(({ code: code2 }) => code2 !== "setup/unknown-key");
  if (problems.length > 0) return { ok: false, problems };
  if (result === void 0) throw failure;
  return result;
}
function checkParts(parts) {
  for (let name in parts)
    if (parts[name] !== void 0 && setupFormFaults({ pieces: [], ...parts }).length > 0) throw new IllTyped();
}

// packages/core/dist/chunk-CPJBWOA4.js
var dependsOnMove = (ref) => typeof ref == "string" || "from" in ref && (dependsOnMove(ref.from) || "bound" in ref.by) || "mark" in ref;
var isMark = (ref) => typeof ref == "object" && ("mark" in ref || "from" in ref && isMark(ref.from));
var onCells = (cond, ...refs) => refs.some(isMark) ? false : refs.some(dependsOnMove) ? void 0 : cond;
function isStanding(num, { vars }) {
  return typeof num == "number" || "store" in num ? true : "var" in num ? (vars[num.var]?.life ?? "game") === "game" : "count" in num;
}
function every(parts) {
  if (parts.includes(false)) return false;
  if (parts.includes(void 0)) return;
  let left = parts.filter((part) => typeof part == "object");
  return left.length === 0 ? true : left.length === 1 ? left[0] : { all: left };
}
var negated = (part) => typeof part == "object" ? { not: part } : part === void 0 ? void 0 : !part;
function settled(cond, ruleset) {
  let inner = (part) => settled(part, ruleset);
  if ("all" in cond) return every(cond.all.map(inner));
  if ("some" in cond) return negated(every(cond.some.map((part) => negated(inner(part)))));
  if ("not" in cond) return negated(inner(cond.not));
  if ("def" in cond) return inner(ruleset.defs[cond.def]);
  if ("mover" in cond) return false;
  if (!("before" in cond))
    return "same" in cond ? onCells(cond, ...cond.same) : "is" in cond ? onCells(cond, cond.is) : "in" in cond ? onCells(cond, cond.in) : "attacked" in cond ? onCells(cond, cond.attacked) : "compare" in cond ? [cond.compare[0], cond.compare[2]].every((num) => isStanding(num, ruleset)) ? cond : void 0 : "royalAttacked" in cond || "phase" in cond ? cond : void 0;
}
function dependsOnOwnSafety(cond) {
  if ("all" in cond) return cond.all.some(dependsOnOwnSafety);
  if ("some" in cond) return cond.some.some(dependsOnOwnSafety);
  if ("not" in cond) return dependsOnOwnSafety(cond.not);
  if ("compare" in cond) {
    let counts = (num) => typeof num == "object" && "count" in num && num.count.who === "friend" && num.if !== void 0 && dependsOnOwnSafety(num.if);
    return counts(cond.compare[0]) || counts(cond.compare[2]);
  }
  return "royalAttacked" in cond ? cond.royalAttacked === "own" : "attacked" in cond && (cond.by ?? "other") === "other";
}
var safetyLaws = (ruleset) => ruleset.forbid.flatMap((law) => {
  let left = settled(law.if, ruleset);
  return typeof left == "object" && dependsOnOwnSafety(left) ? [left] : [];
});
function writtenBy(rules) {
  let kinds = /* @__PURE__ */ new Set(), recolours = false;
  return someNode(rules, (node) => {
    for (let piece of "land" in node ? [node.as, node.leave] : "set" in node ? [node.to] : [])
      typeof piece != "object" || piece === null || ("kind" in piece && kinds.add(piece.kind), recolours ||= "recolour" in piece);
    return false;
  }), { kinds, recolours };
}
var startFactsOf = /* @__PURE__ */ remembered(find);
function find({ engine, cells }) {
  let { codes, royal, ruleset, lattice } = engine.ground, { start, forbid, paths, after, turn: turn2 } = ruleset, reached = [], written, negative, rules = () => (written ??= writtenBy([paths, after, turn2]), written), reach = (code2) => {
    let kind = codes.kinds[codes.kind[code2]], open = start.pieces.flatMap(
      ({ at: at2, piece }) => piece.kind === kind && codes.sideIndex(piece.side) === codes.side[code2] ? lattice.cellAt(at2) : []
    ), found2 = new Uint8Array(cells);
    if (open.length === 0 || rules().recolours || rules().kinds.has(kind)) return found2.fill(1);
    for (let from = open.pop(); from !== void 0; from = open.pop()) {
      if (found2[from] === 1) continue;
      found2[from] = 1;
      let targets = engine.reach(code2, from);
      if (targets === void 0) return found2.fill(1);
      open.push(...targets);
    }
    return found2;
  };
  return {
    royals: codes.sides.map(
      (side, index) => start.pieces.filter(({ piece }) => piece.side === side && royal[codes.of(index, codes.kindIndex(piece.kind))] === 1).length
    ),
    guarded: forbid.some((law) => "royalAttacked" in law.if && law.if.royalAttacked === "own"),
    writes: (kind) => rules().kinds.has(kind),
    canBeNegative(variable2) {
      return negative ??= negativeVariables(ruleset), negative.has(variable2);
    },
    safety: safetyLaws(ruleset),
    canStand(code2, cell) {
      return reached[code2] ??= reach(code2), reached[code2][cell] === 1;
    }
  };
}
function validate(game, setup) {
  let { engine } = anyGameGiven(game);
  return readByForm(setup, () => (engine.validate ?? read)(game, setup));
}
var read = (game, setup) => {
  let problems = [], { engine } = game, fault2 = (path, code2, message, data = {}, hint = void 0) => {
    problems.push({ code: `setup/${code2}`, message, path, severity: "error", data, ...hint && { hint } });
  }, { seen, ended } = setup;
  (seen !== void 0 || ended !== void 0) && checkParts({ seen, ended });
  let codes = placePieces(game, setup, problems, fault2);
  if (checkState(game, setup, fault2), checkEnd(game, setup, fault2), problems.length > 0) return { ok: false, problems };
  let value = engine.begin(game, rootOf(game, setup, codes));
  return setup.ended === void 0 && checkRoyals(game, value, setup.phase ?? game.ruleset.turn.start, fault2), problems.length > 0 ? { ok: false, problems } : { ok: true, value, warnings: [] };
};
function position(game, setup) {
  let result = validate(game, setup);
  if (!result.ok) throw new SetupError(result.problems);
  return result.value;
}
var isCoordinate = (value) => typeof value == "number" || typeof value == "string" && /^-?\d+$/.test(value);
function tableGiven(value) {
  if (value !== void 0 && !isObject(value)) throw new IllTyped();
  return value;
}
function cellOf({ engine }, at2, path, fault2) {
  let { lattice } = engine.ground;
  if (!Array.isArray(at2) || !at2.every(isCoordinate)) throw new IllTyped();
  let cell = at2.length === lattice.sizes.length ? lattice.cellAt(at2) : -1;
  return cell < 0 && fault2(path, "off-board", `Expected a cell of this board, found ${at2.join(",")}.`, { at: at2 }), cell;
}
var title = ({ ruleset }, kind) => ruleset.kinds[kind]?.title ?? kind;
function placePieces(game, setup, problems, fault2) {
  let { ruleset, placements } = game, facts = startFactsOf(game), { codes } = game.engine.ground, board = placements.empty.slice();
  return setup.pieces.forEach((placement, index) => {
    let known = placements.find(placement);
    if (known !== void 0 && board[known & 65535] === 0) {
      board[known & 65535] = known >> 16;
      return;
    }
    let { at: at2, piece } = placement, before = problems.length, path = `pieces[${index}]`;
    if (piece.flags !== void 0 && !Array.isArray(piece.flags)) throw new IllTyped();
    let side = codes.sideIndex(piece.side), kind = codes.kinds.indexOf(piece.kind), name = title(game, piece.kind);
    side < 0 && unknown(fault2, `${path}.piece.side`, "side", piece.side, codes.sides), kind < 0 && unknown(fault2, `${path}.piece.kind`, "kind", piece.kind, codes.kinds);
    for (let flag of piece.flags ?? []) {
      let { kinds } = ruleset.flags[flag] ?? {};
      codes.flags.includes(flag) ? kinds !== void 0 && kind >= 0 && !kinds.includes(piece.kind) && fault2(`${path}.piece.flags`, "flag-not-carried", `Expected flags that a ${name} can carry, found '${flag}'.`, { flag, kinds }) : unknown(fault2, `${path}.piece.flags`, "flag", flag, codes.flags);
    }
    let cell = cellOf(game, at2, `${path}.at`, fault2);
    if (cell < 0) return;
    let square = game.cellName(cell);
    if (board[cell] !== 0 && fault2(`${path}.at`, "two-pieces", `Expected one piece on ${square}, found two.`, { cell }), side < 0 || kind < 0) return;
    let code2 = codes.of(side, kind, codes.bitsOf(piece.flags));
    board[cell] = code2, setup !== ruleset.start && side < 2 && !facts.canStand(codes.of(side, kind), cell) && fault2(`${path}.at`, "unreachable-cell", `No ${sideTitle(game.names, piece.side)} ${name} can ever stand on ${square}.`, {
      cell,
      side: piece.side,
      kind: piece.kind
    }), problems.length === before && placements.keep(placement, code2, cell);
  }), board;
}
function checkState(game, { phase, points, vars, stores }, fault2) {
  let { ruleset } = game, facts = startFactsOf(game), { codes, registers } = game.engine.ground, each = (what, path, table2 = {}, known, check3) => {
    for (let name in tableGiven(table2)) {
      let at2 = `${path}.${name}`;
      Object.hasOwn(known, name) ? check3(name, table2[name], at2) : unknown(fault2, at2, what, name, Object.keys(known));
    }
  };
  phase !== void 0 && !registers.phases.includes(phase) && unknown(fault2, "phase", "phase", phase, registers.phases), each("point", "points", points, ruleset.points, (name, cells, path) => {
    cells.length > 1 && !registers.cells?.(registers.initial, name) && fault2(path, "point-set", `Expected one cell for the point '${name}', found ${cells.length}.`);
    for (let [index, cell] of cells.entries()) cellOf(game, cell, `${path}[${index}]`, fault2);
  }), each("variable", "vars", vars, ruleset.vars, (name, value, path) => {
    let whole3 = (number2) => {
      number2 < 0 && !facts.canBeNegative(name) && fault2(path, "bad-number", `Expected 0 or more for '${name}', found ${number2}.`, { variable: name }), (!Number.isInteger(number2) || Math.abs(number2) > 1073741823) && fault2(path, "bad-number", `Expected a whole number for '${name}', found ${number2}.`);
    };
    if (typeof value == "number") whole3(value);
    else
      for (let side in tableGiven(value))
        codes.sides.includes(side) || unknown(fault2, `${path}.${side}`, "side", side, codes.sides), whole3(value[side]);
  }), each("store", "stores", stores, ruleset.stores, (name, holders) => {
    for (let side in tableGiven(holders)) tableGiven(holders[side]);
    registers.checkStore?.(name, holders, fault2);
  });
}
function checkEnd({ ruleset }, { ended }, fault2) {
  if (ended === void 0) return;
  let { reason: reason2, winner, draw, points, playable } = ended, declared = nodesWith([ruleset.paths, ruleset.after, ruleset.turn], "end").map(({ id }) => String(id)), known = [.../* @__PURE__ */ new Set([...ruleset.outcomes.map(({ id }) => id), ...declared, "stuck"])];
  known.includes(reason2) || unknown(fault2, "ended.reason", "end", reason2, known), winner !== void 0 && !ruleset.sideOrder.includes(winner) && unknown(fault2, "ended.winner", "side", winner, ruleset.sideOrder);
  let ways = [winner, draw, points].filter((way) => way !== void 0).length;
  ways !== 1 && fault2("ended", "bad-end", `Expected one of 'winner', 'draw' and 'points', found ${ways}.`), playable === true && winner !== void 0 && fault2("ended.playable", "bad-end", "Expected no moves after a win, found `playable: true`. Leave `playable` out.");
}
function isDecided({ engine, ruleset }, position2) {
  let end = engine.outcome(position2, false);
  return end !== void 0 && end.draw === void 0 && ruleset.outcomes.some(({ id, when: when2 }) => when2 === "turn" && id === end.reason);
}
function checkRoyals(game, candidate, phase, fault2) {
  let { engine, ruleset } = game, facts = startFactsOf(game), { codes, royal } = engine.ground, { guarded, safety } = facts, mover = codes.sideIndex(ruleset.turn.phases[phase].side), royals = codes.sides.map((_, index) => engine.royals(candidate, index)), named = (cells) => cells.map((cell) => game.cellName(cell)).join(", "), decided, isOver = () => (decided ??= !guarded && isDecided(game, candidate), decided);
  codes.sides.forEach((side2, index) => {
    let cells = royals[index], expected = facts.royals[index], found2 = cells.length;
    if (found2 === expected) return;
    let kinds = codes.kinds.filter((_, kind) => royal[codes.of(index, kind)] === 1), called = sideTitle(game.names, side2), Side = called.charAt(0).toUpperCase() + called.slice(1);
    if (found2 < (guarded ? expected : Math.min(1, expected))) {
      if (isOver()) return;
      let what = kinds.map((kind) => title(game, kind)).join(" or ") || "royal piece";
      fault2("pieces", "missing-royal", `${Side} has no ${what}.`, { side: side2, expected, found: found2 });
    } else expected > 0 && found2 > expected && !kinds.some((kind) => facts.writes(kind)) && fault2("pieces", "too-many-royals", `${Side} has ${found2} royal pieces (${named(cells)}).`, { side: side2, expected, cells });
  });
  let side = codes.sides[1 - mover];
  if (!(royals[mover].length === 0 || !(guarded || safety.some((law) => engine.holds?.(candidate, 1 - mover, law) === true)) || isOver()))
    for (let cell of royals[1 - mover]) {
      let attackers2 = engine.attackers(candidate, cell, mover).sort((a, b) => a - b);
      attackers2.length > 0 && fault2(
        "phase",
        "royal-capturable",
        `It is ${sideTitle(game.names, codes.sides[mover])}'s turn, but ${sideTitle(game.names, side)}'s royal on ${game.cellName(cell)} is attacked (from ${named(attackers2)}).`,
        { side, cell, attackers: attackers2 }
      );
    }
}
function turn(position2) {
  let { engine, ruleset } = gameOf(position2), phase = engine.ground.registers.phases[engine.registers(position2)[0]];
  return { side: ruleset.turn.phases[phase].side, phase, ply: position2.depth };
}
var pieceOn = (position2, cell) => {
  let { engine } = position2.game;
  return engine.ground.codes.data(engine.board(position2)[cell]);
};
function pieceAt(position2, cell) {
  let game = gameOf(position2);
  return (game.engine.pieceAt ?? pieceOn)(position2, game.cell(cell));
}
var piecesOn = (position2) => {
  let { engine, cells } = position2.game, board = engine.board(position2), found2 = [];
  for (let cell = 0; cell < cells; cell++) {
    let piece = engine.ground.codes.data(board[cell]);
    piece !== void 0 && found2.push({ cell, piece });
  }
  return found2;
};
var pieces = (position2) => (gameOf(position2).engine.pieces ?? piecesOn)(position2);

// packages/core/dist/chunk-DKA5KZZM.js
var passes = (filter, word) => filter === void 0 || (filter === null || word === void 0 ? filter === (word ?? null) : filter === word || typeof filter == "object" && filter.includes(word));
var startsAt = (game, from, cell) => from === void 0 || cell !== void 0 && (typeof from == "object" ? game.vecOf(cell).every((value, axis) => (from[axis] ?? value) === value) : game.cell(from) === cell);
var FIELDS = { kind: "any", from: "any", promotion: "any", capture: "boolean", mark: "any" };
var FIELDS_WITH_TARGET = { ...FIELDS, to: "any" };
function checkKinds({ ruleset }, names2, argument) {
  for (let name of [names2].flat())
    typeof name != "string" && misuse(argument, "the name of a kind, or a list of names", name), Object.hasOwn(ruleset.kinds, name) || unknownName(argument, Object.keys(ruleset.kinds), name);
}
function checkDescription(game, given2, fields = FIELDS_WITH_TARGET, argument = "description") {
  checkOptions(given2, fields, argument);
  let { kind, promotion, mark: mark2 } = given2;
  kind !== void 0 && checkKinds(game, kind, `${argument}.kind`), promotion != null && checkKinds(game, promotion, `${argument}.promotion`), mark2 != null && typeof mark2 != "string" && misuse(`${argument}.mark`, "a string or null", mark2);
}
var hasProperties = (move, { kind, promotion, capture, mark: mark2 }) => passes(kind, move.kind) && passes(promotion, move.promotion) && (capture === void 0 || move.captured.some(({ side }) => side !== move.side) === capture) && (mark2 === void 0 || (mark2 === null ? !move.marks[0] : move.marks.includes(mark2)));
function matchingMoves(position2, to, filter) {
  let { game } = position2, { engine } = game, { from, kind, promotion, capture, mark: mark2 } = filter, start = from === void 0 || typeof from == "object" ? -1 : game.cell(from), kindIndex = typeof kind == "string" ? engine.ground.codes.kindIndex(kind) : -1, moves = to === void 0 ? mark2 ? engine.marked(position2) : legal(position2) : engine.movesTo(position2, game.cell(to), kindIndex, start);
  return to !== void 0 && kindIndex >= 0 == (kind !== void 0) && promotion === void 0 && capture === void 0 && mark2 === void 0 && typeof from != "object" ? moves : moves.filter((move) => startsAt(game, start < 0 ? from : start, move.from) && hasProperties(move, filter));
}
var matching = (position2, description) => (checkDescription(position2.game, description), matchingMoves(position2, description.to, description));
function movesTo(position2, cell, filter = {}) {
  let { game } = positionGiven(position2);
  if (typeof filter == "string") {
    let kind = game.engine.ground.codes.kindIndex(filter);
    return kind < 0 && unknownName("filter", Object.keys(game.ruleset.kinds), filter), game.engine.movesTo(position2, game.cell(cell), kind, -1);
  }
  return checkDescription(game, filter, FIELDS, "filter"), matchingMoves(position2, game.cell(cell), filter);
}
function find2(position2, description) {
  let { engine } = gameOf(position2);
  return description === void 0 && misuse("description", "an object", description), (engine.find ?? matching)(position2, description);
}

// packages/core/dist/index.js
var sideIndex = (position2, side) => {
  let { sideOrder } = gameOf(position2).ruleset, index = sideOrder.indexOf(side === void 0 ? turn(position2).side : textGiven2(side, "side"));
  return index < 0 && unknownName("side", sideOrder, side), index;
};
var sorted = (cells) => cells.sort((a, b) => a < b ? -1 : 1);
var inCheck = (position2, side) => engineOf(position2).check(position2, side === void 0 ? -1 : sideIndex(position2, side));
function attackers(position2, cell, side) {
  let at2 = gameOf(position2).cell(cell);
  return sorted(engineOf(position2).attackers(position2, at2, sideIndex(position2, textGiven2(side, "side"))));
}
function checkers(position2, side) {
  let engine = engineOf(position2), checked3 = sideIndex(position2, side), found2 = engine.royals(position2, checked3).flatMap((royal) => engine.attackers(position2, royal, 1 - checked3));
  return sorted([...new Map(found2.map((cell) => [String(cell), cell])).values()]);
}
function moveQuery(game, description) {
  gameGiven(game), description === void 0 && misuse("description", "an object", description), checkDescription(game, description);
  let { kind = Object.keys(game.ruleset.kinds), from, to, promotion, capture, mark: mark2 } = description, { codes } = game.engine.ground, [become = "", other] = [promotion ?? []].flat(), bits = [0, 0];
  for (let cell = 0; cell < game.cells && cell < 64; cell++) startsAt(game, from, cell) && (bits[cell >> 5] |= 1 << cell);
  return {
    plain: (mark2 ? Object.keys(description).length === 1 : mark2 === null && to !== void 0 && (become ? !other : promotion === null)) ? game : void 0,
    // The index -1 of an unknown kind would set the last bit.
    kinds: [kind].flat().reduce((kinds, one) => kinds | 1 << codes.kindIndex(one), 0) & 2147483647,
    to: to === void 0 ? -1 : game.cell(to),
    low: bits[0],
    high: bits[1],
    become: codes.kindIndex(become),
    taking: capture === void 0 ? -1 : Number(capture),
    mark: mark2 ?? "",
    description
  };
}
function findUnique(position2, query) {
  let { engine } = positionGiven(position2).game;
  if (query?.plain === position2.game && engine.findUnique) return engine.findUnique(position2, query);
  query?.description === void 0 && misuse("query", "a MoveQuery", query, "Make one with `moveQuery`.");
  let [move, other] = find2(position2, query.description);
  return other ? void 0 : move;
}
var Playthrough = class {
  /** @internal */
  constructor(position2) {
    this.at = position2, this.first = position2;
  }
  /** The current position. */
  position() {
    return this.at;
  }
  /** Plies played since the first position of the playthrough. */
  get ply() {
    return this.position().depth - this.first.depth;
  }
  /** Makes a move. @throws RangeError where it is not legal. */
  play(move) {
    this.at = apply(this.position(), move);
  }
  /**
   * Plays the one legal move that matches a query. Returns false and plays nothing where none or several match, or where the move is not from
   * `from` to `to`.
   */
  playUnique(query, from, to) {
    let move = findUnique(this.position(), query);
    return move === void 0 || from !== void 0 && move.from !== from || to !== void 0 && move.to !== to ? false : (this.play(move), true);
  }
  /** The index of the kind of the piece on a cell, in the order of the ruleset's `kinds`; -1 for an empty cell. */
  kindAt(cell) {
    let position2 = this.position();
    return position2.game.engine.ground.codes.kindIndex(pieceAt(position2, cell)?.kind ?? "");
  }
  /** Whether the last move captured a piece of another side. */
  captured() {
    let move = lastMove(this.position());
    return move?.captured.some(({ side }) => side !== move.side) ?? false;
  }
  /** Whether the side to move is in check. */
  inCheck() {
    return inCheck(this.position());
  }
  /** Whether there is a legal move. */
  hasLegalMove() {
    return hasLegalMove(this.position());
  }
  /** Undoes the last move; false at the first position. */
  undo() {
    let { parent } = this.position();
    return this.at === this.first || parent === void 0 ? false : (this.at = parent, true);
  }
  /** Legal moves that match a description. */
  find(description) {
    return find2(this.position(), description);
  }
  /** The number of legal moves. */
  count() {
    return legal(this.position()).length;
  }
};
var BitboardPlaythrough = class extends Playthrough {
  /** @internal */
  constructor(position2) {
    super(position2);
    this.moves = [];
    this.making = false;
    let { moveList, attacks, states } = position2.game.engine;
    this.game = position2.game, this.moveList = moveList, this.attacks = attacks, this.states = states, states.load(position2);
    let at2 = states.store();
    this.saved = { words: states.shared, at: at2, live: true };
  }
  position() {
    if (this.moves.length > 0) {
      let { at: at2, game, states, moves } = this;
      this.load();
      let place = states.store(), last2 = moves.length - 1;
      this.at = new BitboardPosition(game, at2.root, at2, at2.depth + last2 + 1, states.shared, place, moves[last2], moves.slice(0, last2)), this.moves = [];
    }
    return this.at;
  }
  play(move) {
    super.play(move), this.making = true, this.load();
  }
  playUnique(query, from, to) {
    if (query.plain !== this.game) return super.playUnique(query, from, to);
    let { moveList, states } = this;
    this.load();
    let move = moveList.findUnique(query);
    return move < 0 || from !== void 0 && fromOf2(move) !== from || to !== void 0 && toOf2(move) !== to ? false : (this.making = true, states.makeMove(move), this.moves.push(move), this.making = false, true);
  }
  kindAt(cell) {
    return this.load(), this.states.kindAt(cell);
  }
  captured() {
    return this.moves.length === 0 ? super.captured() : capturedOf(this.moves[this.moves.length - 1]) > 0;
  }
  inCheck() {
    let { at: at2, attacks, states, moves } = this;
    return this.load(), moves.length > 0 && at2.depth + moves.length > 1 && !attacks.mayGiveCheck(moves[moves.length - 1]) ? false : attacks.inCheck(states.side());
  }
  hasLegalMove() {
    return this.load(), this.moveList.list(1) > 0;
  }
  undo() {
    let undone = super.undo();
    return this.making = true, this.load(), undone;
  }
  /** Loads the words of the current position. */
  load() {
    this.making ? this.makeAgain() : this.states.load(this.saved);
  }
  /** Makes the words again, which may be half-changed, from `at` and the moves. */
  makeAgain() {
    let { saved, states } = this;
    states.load(this.at), states.setOwner(void 0);
    for (let move of this.moves) states.makeMove(move);
    states.save(saved.words, saved.at), states.setOwner(saved), this.making = false;
  }
};
var playthrough = (position2) => (positionGiven(position2), position2 instanceof BitboardPosition && !isOverBySetup(position2) ? new BitboardPlaythrough(position2) : new Playthrough(position2));
var OPTIONS = { claims: "boolean" };
function outcome(position2, options) {
  let engine = engineOf(position2);
  return checkOptions(options, OPTIONS), engine.outcome(position2, options?.claims === true);
}

// packages/san/dist/chunk-D7QODDNI.js
var SanError = class extends NotationError {
  constructor(problems, text2) {
    super(problems);
    this.name = "SanError";
    Object.assign(this, problems[0]?.data, { text: text2, code: problems[0]?.code, span: problems[0]?.span });
  }
};
var flaw = (code2, [from, to], message, data, hint) => ({
  code: `san/${code2}`,
  message,
  span: { from, to },
  severity: "error",
  ...data && { data },
  ...hint && { hint }
});
var about = (text2, problem, title2 = "Invalid") => problem.code === "san/empty" ? problem : { ...problem, message: `${title2} SAN: "${text2.replace(/^(.{40}).+/s, "$1\u2026")}": ${problem.message}` };
var differs = (code2, text2, range, expected, canonical) => {
  let found2 = text2.slice(...range), message = found2 ? `"${found2}" is ${expected ? `written "${expected}"` : "not written"}` : `"${expected}" is missing`;
  return flaw(code2, range, message, { found: found2, expected, canonical });
};
function spelling(text2, canonical, [from, to], code2 = "spelling") {
  let end = canonical.length, same = 0;
  if (text2.slice(from, to) !== canonical) {
    for (; from < to && same < end && text2[from] === canonical[same]; same++) from++;
    for (; from < to && same < end && text2[to - 1] === canonical[end - 1]; end--) to--;
    return differs(code2, text2, [from, to], canonical.slice(same, end), canonical);
  }
}
function orThrow(result, text2) {
  if (result.ok) return result.value;
  throw new SanError(result.problems, text2);
}
var warning = (problem) => ({ ...problem, severity: "warning" });
var PIECES = ["pawn", "knight", "bishop", "rook", "queen", "king"];
var ENGLISH = "PNBRQK";
var FIGURINES = "\u2659\u2658\u2657\u2656\u2655\u2654";
var letterOf2 = (piece) => ENGLISH.charAt(PIECES.indexOf(piece));
function englishOf(word, letters2) {
  let index = /[♔-♟]/.test(word) ? (9823 - word.charCodeAt(0)) % 6 : letters2 ? letters2.indexOf(word) : -1;
  return ENGLISH[index] ?? (word && letters2 && ENGLISH.includes(word) ? "?" : word);
}
var localise = (letter, letters2) => letters2 && letter && letters2[ENGLISH.indexOf(letter)] || letter;
function lettersOf(pieces2) {
  if (pieces2 === void 0) return;
  let letters2 = typeof pieces2 == "string" ? pieces2.match(/.\p{Ll}?/gu) ?? [] : PIECES.map((piece, index) => pieces2[piece] ?? ENGLISH.charAt(index));
  if (new Set(letters2).size !== 6 || letters2.length > 6 || !letters2.every((letter) => /^(?:(?![a-x])\p{L}{1,3}|[♔-♙])$/u.test(letter)))
    throw new TypeError(`options.pieces: expected six letters, found ${JSON.stringify(pieces2)}`);
  return letters2;
}
var DASH = "[-\u2010-\u2015\u2212]";
var OH = "[Oo0\u041E\u043E\u039F]";
var RESULT = `(?:1|\xBD|1/2)${DASH}(?:0|\xBD|1/2)|0${DASH}1|\xBD|1/2|\\*`;
var MARKS = "x\xD7X\u2715:*";
var TAIL = "\\s*(?:([!?]{1,2}|\\$\\d{1,3}|\\+-|-\\+|[=\u221E\u2A72\u2A71\xB1\u2213])|((?:dbl |dis )?ch\\.?|mate|\\+\\+?|[#\u2020\u2021\u2260]|x)|(e\\.?p\\.?)|\\([=D]\\)|\\s[ND])";
function patternOf(letters2 = []) {
  let piece = [...letters2, "[\u2654-\u265F][\uFE0E\uFE0F]?|[A-Z]"].join("|");
  return new RegExp(
    `(?:\\d{0,4}\\s*[.\u2026]+\\s*)?(?<core>(?<result>${RESULT})|(?<pass>--|Z0|0000|@@@@|null|pass|<>)|${OH}${DASH}?${OH}(?<long>${DASH}?${OH})?|(?<letter>(?:${piece})?)(?<origin>[a-wyz]{0,2}\\d{0,3}|x\\d+)(?<mark>[@${MARKS}]|${DASH}|)(?<to>(?:[a-wyz]{1,2}|x)\\d{1,3})(?:(?!\\(D)[=/:]?\\(?(?<promotion>${piece}|[a-wyz])\\)?|(?<colon>:))?)(?<tail>(?:${TAIL}){0,6})$`,
    "dy"
  );
}
var FORMS = ["", "O-O", "O-O-O", "--"];
var NO_FILE = "a capturing pawn shows its file";
function unexpected(text2, from, to) {
  let body = text2.slice(from, to), odd = /[^\w=+#@-]/u.exec(body), read23 = /^(?:O-O(?:-O)?|[A-Z]?[a-z]?\d?x?[a-z]\d(?:=[A-Z])?)?[+#]?/.exec(body)[0].length;
  if (!odd) return flaw("syntax", [from + read23, to], read23 ? "the move ends before this" : "this is not a move");
  let at2 = from + odd.index;
  return flaw("syntax", [at2, at2 + odd[0].length], `"${odd}" is unexpected`);
}
var PLAIN = /* @__PURE__ */ patternOf();
function read2(text2, letters2, last2 = "8") {
  let body = text2.trimEnd(), begin = body.search(/\S/), stop = body.length;
  if (begin < 0) return flaw("empty", [0, text2.length], "Empty SAN string");
  if (stop - begin > 80) return flaw("syntax", [begin, stop], "too long");
  let pattern = letters2 ? patternOf(letters2) : PLAIN;
  pattern.lastIndex = begin;
  let match = pattern.exec(body), {
    core,
    result,
    pass,
    long,
    letter: name = "",
    origin = "",
    mark: sign = "",
    to = "",
    promotion: become = "",
    colon,
    tail
  } = match?.groups ?? {};
  if (!match || sign === "@" && origin) return unexpected(text2, begin, stop);
  let at2 = match.indices.groups, [start, rest] = at2.core;
  if (result) return flaw("result", [start, rest], "this is a result");
  let remark = /\d[ND]$/.test(core) && (name || !["1", last2].includes(to.replace(/\D+/, ""))), end = remark ? rest - 1 : rest, tokens = [...tail.matchAll(new RegExp(TAIL, "g"))], placed2 = (token) => [rest + token.index, rest + token.index + token[0].length], [note, more] = tokens.filter((token) => token[1]), [check22, again] = tokens.filter((token) => token[2]);
  if (more ?? again) return flaw("syntax", placed2(more ?? again), "this is repeated");
  let suffixAt = check22 ? placed2(check22) : [end, end];
  return {
    form: to ? 0 : pass ? 3 : long ? 2 : 1,
    letter: englishOf(name, letters2),
    origin,
    mark: sign === "@" ? sign : colon || sign && MARKS.includes(sign) ? "x" : "",
    to,
    promotion: remark ? "" : englishOf(/^[a-z]/.test(become) ? become.toUpperCase() : become, letters2),
    suffix: check22 ? /[#e≠x]/.test(check22[2]) ? "#" : "+" : "",
    note: note?.[1] ?? "",
    passing: tokens.some((token) => token[3]),
    at: { ...at2, core: [start, end], promotion: [to ? at2.to[1] : end, end], suffix: suffixAt, whole: [start, suffixAt[1]] }
  };
}
var spell = ({ form, letter, origin, mark: mark2, to, promotion, suffix }, letters2) => (FORMS[form] || localise(letter, letters2) + origin + mark2 + to + (promotion && "=") + localise(promotion, letters2)) + suffix;
var isCoordinate2 = ({ letter, origin }) => !letter && /^\D+\d/.test(origin);
function absent({ letter, origin, mark: mark2, at: at2 }, known, near, there) {
  return known && near && there ? mark2 === "x" && !letter && origin < "A" ? flaw("disambiguation", at2.origin, NO_FILE) : void 0 : flaw("syntax", at2[known ? near ? "to" : "origin" : "letter"], `there is no such ${known ? "square" : "piece"}`, void 0, known ? void 0 : "See the option pieces.");
}
function formatSan(san) {
  let { from = "", to = "", piece, promotion } = san;
  return spell({
    form: san.null ? 3 : san.castling ? san.long ? 2 : 1 : 0,
    // A pawn with a complete origin keeps its letter; without it the text would be a coordinate move of any piece.
    letter: piece === "pawn" && (from.length < 2 || san.coordinate) ? "" : letterOf2(piece),
    origin: from,
    mark: san.drop ? "@" : san.capture ? "x" : "",
    to,
    promotion: promotion ? letterOf2(promotion) : "",
    suffix: san.checkmate ? "#" : san.check ? "+" : ""
  });
}

// packages/core/dist/chunk-6TC6ILMA.js
var BACK = 6;
var AHEAD = 4;
var castlingOf = ({ castlings: castlings2 }, side, move) => castlings2[64 * side + fromOf2(move)][auxOf2(move)];
var put = (words, set, cell) => {
  words[2 * set + (cell >> 5)] |= 1 << cell;
};
function castlingsOf({ ruleset, lattice, codes }, plans) {
  let castlings2 = Array.from({ length: 128 }, () => []), cells = Array.from({ length: lattice.count }, (_, cell) => cell), sides = ruleset.sideOrder.map((name) => ruleset.sides[name]), add = (owner, cell, kind, script) => {
    let shift = (vec) => lattice.shift(cell, lattice.orient(sides[owner], vec)), [to, partner, partnerTo] = [script.to, script.partner, script.partnerTo].map(shift), [empty2, safe] = [script.empty.map(shift), script.safe.map(shift)];
    if ([to, partner, partnerTo, ...empty2, ...safe].includes(-1)) return;
    let masks = new Int32Array(6);
    [empty2, [cell, partner], [to, partnerTo]].forEach((list2, set) => {
      for (let one of list2) put(masks, set, one);
    });
    let ways = castlings2[64 * owner + cell];
    ways.push({
      move: packed(cell, script.from ? partner : to, 3, ways.length, kind, 0),
      to,
      partner,
      partnerTo,
      partners: script.kinds.map((name) => codes.kindIndex(name)),
      masks,
      safe,
      marks: Object.freeze(script.marks)
    });
  };
  return sides.forEach((side, owner) => {
    plans.forEach(({ scripts }, kind) => {
      for (let script of scripts) {
        let origins = script.from ? [lattice.orientCell(side, script.from)] : cells;
        for (let cell of origins) lattice.exists[cell] === 1 && add(owner, cell, kind, script);
      }
    });
  }), castlings2;
}
function tablesOf(ground, plans) {
  let { ruleset, lattice, codes, zones } = ground, kinds = plans.length, rows2 = 128 * kinds, cells = () => new Int8Array(rows2).fill(-1), [leapTo, leapOver, leapFrom, victim] = [cells(), cells(), cells(), cells()], back = new Int32Array(rows2 * BACK), ahead = new Int32Array(rows2 * AHEAD), between = new Int32Array(4096 * 2), becoming2 = new Int32Array(kinds * 4), takers = new Int32Array(rows2 * 2), numbers = (names2 = []) => names2.map((name) => codes.kindIndex(name)), directions = [], rides = plans.map(
    ({ rides: rides2 }) => rides2.map((vec) => {
      let by2 = vec.map(Number), known3 = directions.findIndex((other) => String(other) === String(by2));
      return known3 < 0 ? directions.push(by2) - 1 : known3;
    })
  ), rising = (up) => rides.map((list2) => list2.flatMap((ride2) => directions[ride2][1] * 64 + directions[ride2][0] > 0 === up ? 128 * ride2 : [])), rays = new Int32Array(directions.length * 128);
  for (let cell = 0; cell < lattice.count; cell++)
    lattice.exists[cell] === 1 && (directions.forEach((by2, direction) => {
      let passed = [];
      for (let at2 = lattice.shift(cell, by2); at2 >= 0; at2 = lattice.shift(at2, by2)) {
        put(rays, direction * 64 + cell, at2);
        for (let one of passed) put(between, cell * 64 + at2, one);
        passed.push(at2);
      }
    }), plans.forEach(({ steps, leap, becomes: becomes2, takes }, kind) => {
      ruleset.sideOrder.map((name) => ruleset.sides[name]).forEach((side, owner) => {
        let first = (owner * kinds + kind) * 64, row = first + cell, shift = (vec) => lattice.shift(cell, lattice.orient(side, vec)), within2 = (zone) => zones[owner][zone][cell] === 1;
        for (let { by: by2, mode } of steps)
          for (let to of by2.map(shift))
            if (!(to < 0))
              for (let way of [0, 1])
                (mode & 2 >> way) !== 0 && (put(ahead, row * AHEAD / 2 + way, to), put(back, ((owner * 64 + to) * kinds + kind) * BACK / 2 + way, cell));
        for (let ride2 of rides[kind])
          for (let half of [0, 1])
            back[((owner * 64 + cell) * kinds + kind) * BACK + 4 + half] |= rays[(ride2 * 64 + cell) * 2 + half];
        if (leap !== void 0 && within2(leap.from)) {
          let [to, over] = [shift(leap.by), shift(leap.over)];
          to >= 0 && over >= 0 && (leapTo[row] = to, leapOver[row] = over, leapFrom[first + to] = cell);
        }
        becomes2 !== void 0 && within2(becomes2.zone) && put(becoming2, owner * kinds + kind, cell);
        for (let to of takes?.by.map(shift) ?? []) {
          let beside = to < 0 ? -1 : lattice.shift(to, lattice.orient(side, takes.victim));
          beside < 0 || (put(takers, first + to, cell), victim[first + to] = beside);
        }
      });
    }));
  return {
    kinds,
    royal: codes.kindIndex("is" in ruleset.royal ? ruleset.royal.a.kind?.[0] ?? "" : ""),
    back,
    ahead,
    between,
    rays,
    up: rising(true),
    down: rising(false),
    leapTo,
    leapOver,
    leapFrom,
    becoming: becoming2,
    becomes: plans.map(({ becomes: becomes2 }) => numbers(becomes2?.kinds)),
    takers,
    victim,
    victims: plans.map(({ takes }) => numbers(takes?.kinds).reduce((bits, kind) => bits | 1 << kind, 0)),
    castlings: castlingsOf(ground, plans)
  };
}
function bitboardAttacksOf({ back, between, kinds, up, royal: royalKind }, { scratch, derived, side: sideOf }) {
  let riders = up.flatMap((list2, kind) => list2.length > 0 ? kind : []), stepSources = new Int32Array(256), rideSources = new Int32Array(256);
  for (let row = 0; row < kinds * 128; row++)
    for (let half = 0; half < 2; half++) {
      let place = (row / kinds | 0) * 2 + half;
      stepSources[place] |= back[row * BACK + half], rideSources[place] |= back[row * BACK + 4 + half];
    }
  let ridersTo = (first) => {
    let low = 0, high = 0;
    for (let rider = 0; rider < riders.length; rider++) {
      let index = 4 + 2 * riders[rider], row = first + riders[rider] * BACK;
      low |= scratch[index] & back[row + 4], high |= scratch[index + 1] & back[row + 5];
    }
    derived[135] = low, derived[136] = high;
  }, attacked = (side, cell, fullLow, fullHigh, goneLow, goneHigh) => {
    let ownLow = scratch[2 * side] & ~goneLow, ownHigh = scratch[2 * side + 1] & ~goneHigh, first = (side * 64 + cell) * kinds * BACK, place = 128 * side + 2 * cell;
    if ((ownLow & stepSources[place] | ownHigh & stepSources[place + 1]) !== 0) {
      for (let kind = 0, index = 4, row = first; kind < kinds; kind++, index += 2, row += BACK)
        if ((scratch[index] & ownLow & back[row] | scratch[index + 1] & ownHigh & back[row + 1]) !== 0) return true;
    }
    ridersTo(first);
    for (let low = derived[135] & ownLow; low !== 0; low &= low - 1) {
      let line2 = (cell * 64 + lowestBit(low)) * 2;
      if ((between[line2] & fullLow | between[line2 + 1] & fullHigh) === 0) return true;
    }
    for (let high = derived[136] & ownHigh; high !== 0; high &= high - 1) {
      let line2 = (cell * 64 + 32 + lowestBit(high)) * 2;
      if ((between[line2] & fullLow | between[line2 + 1] & fullHigh) === 0) return true;
    }
    return false;
  }, royalOf = (side) => {
    let index = 4 + 2 * royalKind, low = scratch[index] & scratch[2 * side], high = scratch[index + 1] & scratch[2 * side + 1];
    return low !== 0 ? lowestBit(low) : high !== 0 ? 32 + lowestBit(high) : -1;
  }, check3 = (low, high) => {
    derived[128]++, derived[130] &= low, derived[131] &= high;
  }, line = (own, royal, rider) => {
    let way = (royal * 64 + rider) * 2, low = between[way], high = between[way + 1], ownLow = low & scratch[own], ownHigh = high & scratch[own + 1], enemy = 2 - own;
    if (!((low & scratch[enemy]) !== 0 || (high & scratch[enemy + 1]) !== 0)) {
      if (rider < 32 ? low |= 1 << rider : high |= 1 << rider, (ownLow | ownHigh) === 0) check3(low, high);
      else if ((ownLow === 0 || ownHigh === 0) && (ownLow & ownLow - 1) === 0 && (ownHigh & ownHigh - 1) === 0) {
        derived[132] |= ownLow, derived[133] |= ownHigh;
        let cell = ownLow === 0 ? 32 + lowestBit(ownHigh) : lowestBit(ownLow);
        derived[2 * cell] = low, derived[2 * cell + 1] = high;
      }
    }
  };
  return {
    attacked,
    royalOf,
    findChecks() {
      if (derived[134] === 1) return;
      let side = sideOf(), royal = royalOf(side);
      if (derived[129] = royal, derived[128] = derived[132] = derived[133] = 0, derived[130] = derived[131] = -1, royal < 0) {
        derived[134] = 1;
        return;
      }
      let own = 2 * side, low = scratch[2 - 2 * side], high = scratch[3 - 2 * side], first = ((1 - side) * 64 + royal) * kinds * BACK, place = 128 * (1 - side) + 2 * royal, stepLow = 0, stepHigh = 0;
      if ((low & stepSources[place] | high & stepSources[place + 1]) !== 0) {
        for (let kind = 0, index = 4, row = first; kind < kinds; kind++, index += 2, row += BACK)
          stepLow |= scratch[index] & low & back[row], stepHigh |= scratch[index + 1] & high & back[row + 1];
        for (let some2 = stepLow; some2 !== 0; some2 &= some2 - 1) check3(some2 & -some2, 0);
        for (let some2 = stepHigh; some2 !== 0; some2 &= some2 - 1) check3(0, some2 & -some2);
      }
      ridersTo(first);
      for (let some2 = derived[135] & low & ~stepLow; some2 !== 0; some2 &= some2 - 1) line(own, royal, lowestBit(some2));
      for (let some2 = derived[136] & high & ~stepHigh; some2 !== 0; some2 &= some2 - 1) line(own, royal, 32 + lowestBit(some2));
      derived[134] = 1;
    },
    mayGiveCheck(move) {
      let side = sideOf(), royal = royalOf(side), place = ((1 - side) * 64 + royal) * 2, become = becomesOf(move), to = toOf2(move), row = (((1 - side) * 64 + royal) * kinds + (become < 0 ? kindOf(move) : become)) * BACK + (to >> 5), from = fromOf2(move);
      return royal >= 0 && (shapeOf2(move) >= 2 || (rideSources[place + (from >> 5)] & 1 << from) !== 0 || ((back[row] | back[row + 4]) & 1 << to) !== 0);
    },
    inCheck(side) {
      let royal = royalOf(side);
      return royal >= 0 && attacked(1 - side, royal, scratch[0] | scratch[2], scratch[1] | scratch[3], 0, 0);
    }
  };
}
function conditionsOf({ ruleset, codes, registers, zones }) {
  let variable2 = (name, of, side) => registers.variable(name, of === "other" ? 1 - side : side), value = (num, input) => {
    if (typeof num == "number") return num;
    if ("captured" in num) return input.captured;
    if ("var" in num) return input.variable(variable2(num.var, num.of, input.side));
    if ("repeats" in num) return input.repeats();
    if ("moves" in num) return input.moves();
    let { count, zone } = num, fits = codes.matching(count, input.side);
    return input.count(fits, zone === void 0 ? void 0 : zones[input.side][zone]);
  }, holds2 = (cond, input) => {
    if ("all" in cond) return cond.all.every((part) => holds2(part, input));
    if ("some" in cond) return cond.some.some((part) => holds2(part, input));
    if ("not" in cond) return !holds2(cond.not, input);
    if ("compare" in cond) {
      let [a, sign, b] = cond.compare, difference = value(a, input) - value(b, input);
      return sign === "=" ? difference === 0 : sign === "<" ? difference < 0 : difference > 0;
    }
    return "phase" in cond ? cond.phase.includes(registers.phases[input.phase]) : "royalAttacked" in cond ? input.attacked(cond.royalAttacked === "own" ? input.side : 1 - input.side) : "mover" in cond && codes.matching(cond.mover, input.side)[input.mover] === 1;
  };
  return {
    holds: holds2,
    hooks: (phase, side, kind, captured) => ruleset.after.flatMap(
      (hook) => (hook.if === void 0 || holds2(hook.if, { side, phase, mover: codes.of(side, kind), captured }) ? hook.do : hook.else ?? []).flatMap(
        (act) => "var" in act ? [variable2(act.var, act.of, side), act.to === void 0 ? -1 : 0, Number(act.to ?? 0) + Number(act.add ?? 0)] : []
      )
    )
  };
}
var NONE2 = /* @__PURE__ */ Object.freeze([]);
var BitboardMove = class {
  constructor(position2, packed2) {
    this.position = position2, this.packed = packed2;
  }
  get from() {
    return fromOf2(this.packed);
  }
  get to() {
    return toOf2(this.packed);
  }
  get side() {
    let { engine } = this.position.game;
    return engine.ground.codes.sides[engine.side(this.position)];
  }
  get kind() {
    return this.position.game.engine.ground.codes.kinds[kindOf(this.packed)];
  }
  get promotion() {
    let kind = becomesOf(this.packed);
    return kind < 0 ? void 0 : this.position.game.engine.ground.codes.kinds[kind];
  }
  get captured() {
    let { packed: packed2, position: position2 } = this;
    return capturedOf(packed2) === 0 ? NONE2 : position2.game.engine.captured(position2, packed2);
  }
  get marks() {
    let { packed: packed2, position: position2 } = this, { engine } = position2.game;
    return shapeOf2(packed2) === 3 ? castlingOf(engine.tables, engine.side(position2), packed2).marks : NONE2;
  }
  get writes() {
    return this.position.game.engine.writes(this.position, this.packed);
  }
  get phase() {
    let { engine } = this.position.game;
    return engine.ground.registers.phases[engine.registers(this.position)[0]];
  }
  toJSON() {
    return nameInCells(this);
  }
};
var popCount = (word) => {
  let x = word - (word >>> 1 & 1431655765);
  return x = (x & 858993459) + (x >>> 2 & 858993459), Math.imul(x + (x >>> 4) & 252645135, 16843009) >>> 24;
};
var lower = (cell) => cell - 32 >> 31;
var ALL = 4096;
function moveListOf(tables, states, attacks, origins) {
  let { kinds, ahead, up, down, rays, leapTo, leapOver, becoming: becoming2, becomes: becomes2, castlings: castlings2, royal: royalKind } = tables, { scratch, derived, side: sideOf, flagged, point, kindAt } = states, { attacked, findChecks, royalOf } = attacks, { findOrigins, findPointCapturers } = origins, moves = new Int32Array(ALL), count = 0, safe = (side, royal, from, to, victim) => {
    if (royal < 0) return true;
    let out = 1 << from, addMove2 = 1 << to, gone = victim < 0 ? 0 : 1 << victim, outLow = out & lower(from), landLow = addMove2 & lower(to), goneLow = gone & lower(victim), goneHigh = gone ^ goneLow, low = (scratch[0] | scratch[2]) & ~outLow & ~goneLow | landLow, high = (scratch[1] | scratch[3]) & ~(out ^ outLow) & ~goneHigh | addMove2 ^ landLow;
    return !attacked(1 - side, from === royal ? to : royal, low, high, goneLow, goneHigh);
  }, safeSteps = (side, from, base, word) => {
    let left = word;
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      let to = base + lowestBit(rest);
      left ^= rest & -rest & (safe(side, from, from, to, to) ? 0 : -1);
    }
    return left;
  }, addMove = (pair, kind, from, leap, to) => {
    let captured = kindAt(to) + 1;
    if (to === leap) moves[count++] = packed(from, to, 1, leapOver[pair * 64 + from], kind, 0);
    else if ((becoming2[pair * 2 + (to >> 5)] & 1 << to) !== 0)
      for (let other of becomes2[kind]) moves[count++] = packed(from, to, 0, other + 1, kind, captured);
    else moves[count++] = packed(from, to, 0, 0, kind, captured);
  }, isLegal2 = (side, kind, from, to, taking) => {
    if (kind === royalKind || derived[134] === 0) return safe(side, royalOf(side), from, to, taking ? to : -1);
    let half = to >> 5, bit = 1 << to;
    return derived[128] < 2 && (derived[130 + half] & bit) !== 0 && ((derived[132 + (from >> 5)] & 1 << from) === 0 || (derived[2 * from + half] & bit) !== 0);
  }, addPointCaptures = (only2, fromLow, fromHigh) => {
    let cell = scratch[point];
    if (cell < 0) return;
    let side = sideOf();
    for (let kind = 0; kind < kinds; kind++) {
      let target = only2 < 0 || only2 === kind ? findPointCapturers(side, kind) : -1;
      if (!(target < 0))
        for (let from of cellsOf(derived[137] & fromLow, derived[138] & fromHigh))
          safe(side, royalOf(side), from, cell, target) && (moves[count++] = packed(from, cell, 2, target, kind, kindAt(target) + 1));
    }
  }, addCastlings = () => {
    let side = sideOf(), low = scratch[flagged] & scratch[2 * side], high = scratch[flagged + 1] & scratch[2 * side + 1];
    if ((low | high) === 0) return;
    findChecks();
    let royal = derived[129];
    if (royal < 0 || isClear(low, high, royal)) return;
    let fullLow = scratch[0] | scratch[2], fullHigh = scratch[1] | scratch[3];
    for (let { move, to, partner, partners, masks, safe: safe2 } of castlings2[64 * side + royal]) {
      if (isClear(low, high, partner) || (masks[0] & fullLow) !== 0 || (masks[1] & fullHigh) !== 0 || !partners.includes(kindAt(partner)))
        continue;
      let place = safe2.length;
      for (; --place >= 0; ) {
        let cell = safe2[place];
        if (cell === royal ? derived[128] !== 0 : attacked(1 - side, cell, fullLow, fullHigh, 0, 0)) break;
      }
      place < 0 && !attacked(1 - side, to, fullLow & ~masks[2] | masks[4], fullHigh & ~masks[3] | masks[5], 0, 0) && (moves[count++] = move);
    }
  };
  return {
    moves,
    clear() {
      let listed2 = count;
      return count = 0, listed2;
    },
    addPointCaptures,
    addCastlings,
    addMovesTo(kind, to, fromLow, fromHigh) {
      let side = sideOf(), pair = side * kinds + kind, own = 2 * side + (to >> 5);
      if ((scratch[own] & 1 << to) !== 0) return;
      let taking = kindAt(to) >= 0;
      findOrigins(side, kind, to, taking, fromLow, fromHigh);
      for (let base = 0, some2 = derived[137]; base < 64; base += 32, some2 = derived[138])
        for (; some2 !== 0; some2 &= some2 - 1) {
          let from = base + lowestBit(some2);
          isLegal2(side, kind, from, to, taking) && addMove(pair, kind, from, from === derived[139] ? to : -1, to);
        }
      scratch[point] === to && addPointCaptures(kind, fromLow, fromHigh);
    },
    findUnique({ kinds: among, to, low, high, become, taking: capture, mark: mark2 }) {
      if (mark2 !== "") {
        addCastlings();
        let only2 = -1;
        for (; count > 0; ) {
          let move = moves[--count];
          castlingOf(tables, sideOf(), move).marks.includes(mark2) && (only2 = only2 < 0 ? move : 0);
        }
        return only2 || -1;
      }
      let side = sideOf();
      if ((scratch[2 * side + (to >> 5)] & 1 << to) !== 0) return -1;
      let captured = kindAt(to) + 1, found2 = -1;
      for (let rest = among; rest !== 0; rest &= rest - 1) {
        let kind = lowestBit(rest), pair = side * kinds + kind, changes = (becoming2[pair * 2 + (to >> 5)] & 1 << to) !== 0;
        if (capture !== (captured > 0 ? 0 : 1) && (changes ? becomes2[kind].includes(become) : become < 0)) {
          findOrigins(side, kind, to, captured > 0, low, high);
          let lows = derived[137], highs = derived[138];
          for (; (lows | highs) !== 0; ) {
            let half = 1 + ((lows | -lows) >> 31), some2 = lows | highs & -half, from = lowestBit(some2) + (half << 5);
            if (lows &= lows - 1 + half, highs &= highs - half, !!isLegal2(side, kind, from, to, captured > 0)) {
              if (found2 >= 0) return -1;
              found2 = from === derived[139] ? packed(from, to, 1, leapOver[pair * 64 + from], kind, 0) : packed(from, to, 0, become + 1, kind, captured);
            }
          }
        }
        if (scratch[point] === to && capture !== 0 && become < 0)
          for (addPointCaptures(kind, low, high); count > 0; ) {
            if (found2 >= 0)
              return count = 0, -1;
            found2 = moves[--count];
          }
      }
      return found2;
    },
    // Longer than 60 lines: one loop without calls; V8 does not inline functions of this size.
    list(enough) {
      findChecks(), count = 0;
      let total = 0, side = sideOf(), ownLow = scratch[2 * side], ownHigh = scratch[2 * side + 1], otherLow = scratch[2 - 2 * side], otherHigh = scratch[3 - 2 * side], fullLow = ownLow | otherLow, fullHigh = ownHigh | otherHigh;
      for (let turn2 = 0; turn2 < kinds && (turn2 === 0 || derived[128] < 2); turn2++) {
        let kind = (royalKind + turn2) % kinds, index = 4 + 2 * kind, pair = side * kinds + kind, rising = up[kind], falling = down[kind], choices = becomes2[kind].length;
        for (let word = 0; word < 2; word++)
          for (let some2 = scratch[index + word] & (word === 0 ? ownLow : ownHigh); some2 !== 0; some2 &= some2 - 1) {
            let from = 32 * word + lowestBit(some2), row = (pair * 64 + from) * AHEAD, low = ahead[row] & otherLow | ahead[row + 2] & ~fullLow, high = ahead[row + 1] & otherHigh | ahead[row + 3] & ~fullHigh;
            for (let ride2 = 0; ride2 < rising.length; ride2++) {
              let ray = rising[ride2] + 2 * from, blocks = rays[ray] & fullLow;
              if (blocks !== 0) low |= rays[ray] & (blocks ^ blocks - 1) & ~ownLow;
              else {
                let beyond = rays[ray + 1] & fullHigh;
                low |= rays[ray], high |= rays[ray + 1] & (beyond ^ beyond - 1) & ~ownHigh;
              }
            }
            for (let ride2 = 0; ride2 < falling.length; ride2++) {
              let ray = falling[ride2] + 2 * from, blocks = rays[ray + 1] & fullHigh;
              if (blocks !== 0) high |= rays[ray + 1] & -2147483648 >> Math.clz32(blocks) & ~ownHigh;
              else {
                let beyond = rays[ray] & fullLow;
                high |= rays[ray + 1], low |= (beyond === 0 ? rays[ray] : rays[ray] & -2147483648 >> Math.clz32(beyond)) & ~ownLow;
              }
            }
            let leap = leapTo[pair * 64 + from];
            if (leap >= 0 && isClear(fullLow, fullHigh, leap) && isClear(fullLow, fullHigh, leapOver[pair * 64 + from]) && (leap < 32 ? low |= 1 << leap : high |= 1 << leap), turn2 === 0)
              low = safeSteps(side, from, 0, low), high = safeSteps(side, from, 32, high);
            else {
              let unpinned = (derived[132 + word] >> from & 1) - 1;
              low &= derived[130] & (derived[2 * from] | unpinned), high &= derived[131] & (derived[2 * from + 1] | unpinned);
            }
            if (enough === 0) {
              for (let rest = low; rest !== 0; rest &= rest - 1) addMove(pair, kind, from, leap, lowestBit(rest));
              for (let rest = high; rest !== 0; rest &= rest - 1) addMove(pair, kind, from, leap, 32 + lowestBit(rest));
            } else if ((low !== 0 || high !== 0) && (total += popCount(low) + popCount(high), choices > 1 && (total += (choices - 1) * (popCount(low & becoming2[pair * 2]) + popCount(high & becoming2[pair * 2 + 1]))), total >= enough))
              return total;
          }
      }
      return addPointCaptures(-1, -1, -1), addCastlings(), total += count, enough > 0 && (count = 0), total;
    }
  };
}
function originQueriesOf({ back, between, kinds, leapFrom, leapOver, victim, victims, takers }, { scratch, derived, point, kindAt }) {
  let findOrigins = (side, kind, to, taking, fromLow, fromHigh) => {
    let index = 4 + 2 * kind, row = ((side * 64 + to) * kinds + kind) * BACK, way = taking ? row : row + 2, ofLow = scratch[index] & scratch[2 * side] & fromLow, ofHigh = scratch[index + 1] & scratch[2 * side + 1] & fromHigh, fullLow = scratch[0] | scratch[2], fullHigh = scratch[1] | scratch[3], low = ofLow & back[way], high = ofHigh & back[way + 1];
    for (let some2 = ofLow & back[row + 4]; some2 !== 0; some2 &= some2 - 1) {
      let line = (to * 64 + lowestBit(some2)) * 2;
      (between[line] & fullLow | between[line + 1] & fullHigh) === 0 && (low |= some2 & -some2);
    }
    for (let some2 = ofHigh & back[row + 5]; some2 !== 0; some2 &= some2 - 1) {
      let line = (to * 64 + 32 + lowestBit(some2)) * 2;
      (between[line] & fullLow | between[line + 1] & fullHigh) === 0 && (high |= some2 & -some2);
    }
    let place = (side * kinds + kind) * 64, leap = taking ? -1 : leapFrom[place + to];
    leap >= 0 && !isClear(ofLow, ofHigh, leap) && isClear(fullLow, fullHigh, leapOver[place + leap]) ? leap < 32 ? low |= 1 << leap : high |= 1 << leap : leap = -1, derived[137] = low, derived[138] = high, derived[139] = leap;
  }, findPointCapturers = (side, kind) => {
    let cell = scratch[point], row = (side * kinds + kind) * 64 + cell, target = point === 0 || cell < 0 ? -1 : victim[row], enemy = 2 - 2 * side;
    if (target < 0 || !isClear(scratch[0] | scratch[2], scratch[1] | scratch[3], cell) || isClear(scratch[enemy], scratch[enemy + 1], target) || (victims[kind] >> kindAt(target) & 1) === 0)
      return -1;
    let index = 4 + 2 * kind, low = scratch[index] & scratch[2 * side] & takers[2 * row], high = scratch[index + 1] & scratch[2 * side + 1] & takers[2 * row + 1];
    return derived[137] = low, derived[138] = high, (low | high) === 0 ? -1 : target;
  };
  return {
    findOrigins,
    findPointCapturers,
    attackers(side, cell) {
      let low = 0, high = 0;
      for (let kind = 0; kind < kinds; kind++)
        findOrigins(side, kind, cell, true, -1, -1), low |= derived[137], high |= derived[138], findPointCapturers(side, kind) === cell && (low |= derived[137], high |= derived[138]);
      return cellsOf(low, high);
    }
  };
}
function isSameBoard(one, other, words) {
  for (let word = 0; word < words; word++) if (one.words[one.at + word] !== other.words[other.at + word]) return false;
  return true;
}
function occurrences2(engine, position2) {
  let { seen } = position2.root, { registers } = engine.states, count = seen.length === 0 ? 1 : 1 + seen.filter((key22) => key22 === engine.key(position2)).length;
  for (let at2 = position2.parent; at2 !== void 0; at2 = at2.parent)
    isSameBoard(at2, position2, registers) && engine.key(at2) === engine.key(position2) && count++;
  return count;
}
function outcomeOf(engine, { holds: holds2 }, position2, claims) {
  let given2 = givenEnd(position2);
  if (given2 !== void 0) return given2;
  let { codes, ruleset } = engine.ground, values = engine.registers(position2), own = engine.side(position2), repeated = 0, input = {
    side: own,
    phase: values[0],
    count(fits, inside) {
      return engine.states.load(position2), engine.states.count(fits, inside);
    },
    variable: (register) => values[register],
    repeats() {
      return repeated ||= occurrences2(engine, position2), repeated;
    },
    moves: () => engine.count(position2),
    attacked: (side) => engine.check(position2, side)
  }, first = (when2, claimed) => {
    let found2 = ruleset.outcomes.find(
      (outcome2) => outcome2.when === when2 && (claimed || outcome2.claim === void 0) && (outcome2.if === void 0 || holds2(outcome2.if, input))
    );
    if (found2 === void 0) return;
    let { id, result, for: whom, claim } = found2, side = whom === "other" == (result === "win") ? 1 - own : own;
    return { reason: id, ...result === "draw" ? { draw: true } : { winner: codes.sides[side] }, ...claim && { claim } };
  }, early = first("turn", false);
  return early !== void 0 || engine.any(position2) ? early ?? (claims ? first("turn", true) : void 0) : first("stuck", true) ?? { reason: "stuck", draw: true };
}
var SHARED = 256;
function statesOf({ codes, ruleset, registers, size }, tables, conditions) {
  let { kinds } = tables, flagged = 4 + 2 * kinds, first = flagged + 2, count = first + registers.initial.length + 3 & -4, phases = Object.values(ruleset.turn.phases), sides = phases.map(({ side: side2 }) => codes.sideIndex(side2)), nextPhases = phases.map((phase) => registers.phases.indexOf(phase.next[0].to)), hookWrites = [], hooks = Int32Array.from(
    phases.flatMap(
      (_, phase) => codes.kinds.flatMap(
        (_kind, kind) => [0, 1].map((captured) => {
          let list2 = conditions.hooks(phase, sides[phase], kind, captured);
          return hookWrites.push(list2.length, ...list2) - list2.length - 1;
        })
      )
    )
  ), hookWriteTable = Int32Array.from(hookWrites), scratch = new Int32Array(count), derived = new Int32Array(140), owner, shared = scratch, point = registers.points.length === 0 ? 0 : first + 3, sharedTop = count, requiredKinds = Object.values(ruleset.flags).flatMap((flag) => (flag.kinds ?? []).map((kind) => codes.kindIndex(kind))), codeNumbers = codes.kinds.flatMap((_, kind) => [1, 0].flatMap((side2) => [0, 1].map((flag) => codes.of(side2, kind, flag)))), add = (index, cell) => {
    scratch[index + (cell >> 5)] |= 1 << cell;
  }, remove = (index, cell) => {
    scratch[index + (cell >> 5)] &= ~(1 << cell);
  }, side = () => sides[scratch[first + 0]], kindAt = (cell) => {
    let half = cell >> 5, bit = 1 << cell;
    if (((scratch[half] | scratch[half + 2]) & bit) === 0) return -1;
    let kind = 0;
    for (; (scratch[half + 4 + 2 * kind] & bit) === 0; ) kind++;
    return kind;
  }, clearLostFlags = () => {
    for (let own = 0; own < 4; own += 2) {
      let low = scratch[flagged] & scratch[own], high = scratch[flagged + 1] & scratch[own + 1];
      if ((low | high) !== 0)
        for (let kind of requiredKinds) {
          let index = 4 + 2 * kind;
          (scratch[index] & low | scratch[index + 1] & high) === 0 && (scratch[flagged] &= ~low, scratch[flagged + 1] &= ~high);
        }
    }
  }, makeMove = (move) => {
    let phase = scratch[first + 0], mover = sides[phase], own = 2 * mover, shape = shapeOf2(move), aux = auxOf2(move), kind = kindOf(move), captured = capturedOf(move), from = fromOf2(move), target = toOf2(move), become = becomesOf(move), origin = from >> 5, end = target >> 5, bit = 1 << from, land = 1 << target, index = 4 + 2 * kind;
    if (captured !== 0) {
      let cell = shape === 2 ? aux : target, half = cell >> 5;
      scratch[half + 2 - 2 * mover] ^= 1 << cell, scratch[half + 4 + 2 * captured - 2] ^= 1 << cell;
    }
    if (scratch[own + origin] ^= bit, scratch[own + end] |= land, scratch[index + origin] ^= bit, scratch[(become < 0 ? index : 4 + 2 * become) + end] |= land, shape === 3) {
      let { to, partner, partnerTo } = castlingOf(tables, mover, move);
      remove(index, target);
      let other = 4 + 2 * kindAt(partner);
      remove(other, partner), remove(own, partner), remove(flagged, partner), add(index, to), add(other, partnerTo), add(own, to), add(own, partnerTo);
    }
    (scratch[flagged + origin] & bit | scratch[flagged + end] & land) !== 0 && (scratch[flagged + origin] &= ~bit, scratch[flagged + end] &= ~land, clearLostFlags());
    let place = hooks[(phase * kinds + kind) * 2 + (captured === 0 ? 0 : 1)];
    for (let last2 = place + hookWriteTable[place++]; place < last2; place += 3) {
      let register = first + hookWriteTable[place];
      scratch[register] = (scratch[register] & hookWriteTable[place + 1]) + hookWriteTable[place + 2];
    }
    point > 0 && (scratch[point + 1] === 1 - mover && (scratch[point] = scratch[point + 1] = -1), shape === 1 && (scratch[point] = aux, scratch[point + 1] = mover)), scratch[first + 0] = nextPhases[phase], derived[134] = 0;
  }, save = (words, at2) => {
    for (let index = 0; index < count; index++) words[at2 + index] = scratch[index];
  }, restore = (words, at2) => {
    for (let index = 0; index < count; index += 4)
      scratch[index] = words[at2 + index], scratch[index + 1] = words[at2 + index + 1], scratch[index + 2] = words[at2 + index + 2], scratch[index + 3] = words[at2 + index + 3];
    derived[134] = 0;
  };
  return {
    scratch,
    derived,
    flagged,
    registers: first,
    point,
    words: count,
    get shared() {
      return shared;
    },
    load(saved) {
      owner !== saved && (owner?.live && save(owner.words, owner.at), owner = void 0, restore(saved.words, saved.at), owner = saved);
    },
    setOwner(saved) {
      owner = saved;
    },
    store() {
      return sharedTop === shared.length && (shared = new Int32Array(SHARED * count), sharedTop = 0), save(shared, sharedTop), sharedTop += count, sharedTop - count;
    },
    save,
    restore,
    fill(board, registers2) {
      owner?.live && save(owner.words, owner.at), owner = void 0, scratch.fill(0);
      for (let cell = 0; cell < size; cell++) {
        let code2 = board[cell];
        code2 !== 0 && (add(2 * codes.side[code2], cell), add(4 + 2 * codes.kind[code2], cell), codes.flagBits[code2] !== 0 && add(flagged, cell));
      }
      scratch.set(registers2, first), clearLostFlags(), derived[134] = 0;
    },
    makeMove,
    side,
    kindAt,
    count(fits, inside) {
      let found2 = 0;
      for (let cell = 0; fits[0] === 1 && cell < size; cell++) {
        let half = cell >> 5;
        ((scratch[half] | scratch[half + 2]) >> cell & 1) === 0 && (inside === void 0 || inside[cell] === 1) && found2++;
      }
      for (let number2 = 0; number2 < codeNumbers.length; number2++)
        if (fits[codeNumbers[number2]] === 1)
          for (let half = 0; half < 2; half++) {
            let ofKind = scratch[half + 4 + 2 * (number2 >> 2)], ofSide = (number2 & 2) === 0 ? ~scratch[half] : scratch[half], ofFlag = (number2 & 1) === 0 ? ~scratch[half + flagged] : scratch[half + flagged];
            for (let some2 = ofKind & ofSide & ofFlag; some2 !== 0; some2 &= some2 - 1)
              (inside === void 0 || inside[32 * half + lowestBit(some2)] === 1) && found2++;
          }
      return found2;
    },
    codes(board = new Int32Array(size)) {
      for (let cell = 0; cell < size; cell++) {
        let kind = kindAt(cell), half = cell >> 5;
        board[cell] = kind < 0 ? 0 : codeNumbers[(kind * 2 + (scratch[half] >> cell & 1)) * 2 + (scratch[half + flagged] >> cell & 1)];
      }
      return board;
    }
  };
}
var NONE3 = /* @__PURE__ */ Object.freeze([]);
function bitboardEngine(ground, tables) {
  let { codes, registers, size } = ground, { kinds } = tables, conditions = conditionsOf(ground), states = statesOf(ground, tables, conditions), attacks = bitboardAttacksOf(tables, states), origins = originQueriesOf(tables, states), moveList = moveListOf(tables, states, attacks, origins), { moves } = moveList, keys, board = new Int32Array(size), { scratch, load: load2 } = states, side = (position2) => (load2(position2), states.side()), begin = (position2) => {
    load2(position2), moveList.clear();
  }, list2 = (position2, enough) => (load2(position2), moveList.list(enough)), values = ({ words, at: at2 }) => words.subarray(at2 + states.registers, at2 + states.registers + registers.initial.length), taken = (position2, to) => {
    let found2 = NONE3;
    for (let index = 0, count = moveList.clear(); index < count; index++) {
      if (to >= 0 && toOf2(moves[index]) !== to) continue;
      let move = new BitboardMove(position2, moves[index]);
      found2 === NONE3 ? found2 = [move] : found2.push(move);
    }
    return found2;
  }, legal2 = (position2) => isOverBySetup(position2) ? NONE3 : (position2.moves === void 0 && (list2(position2, 0), position2.moves = Object.freeze(taken(position2, -1))), position2.moves), same = (a, b) => a instanceof BitboardMove && b instanceof BitboardMove && a.packed === b.packed && a.position.game === b.position.game && isSame(a.writes, b.writes), perft = (stack, at2, depth) => {
    if (depth === 1) return moveList.list(ALL);
    let listed2 = moves.slice(0, moveList.list(0));
    moveList.clear(), states.save(stack, at2);
    let total = 0;
    for (let move of listed2)
      states.makeMove(move), total += perft(stack, at2 + states.words, depth - 1), states.restore(stack, at2);
    return total;
  }, after = (position2, move) => {
    load2(position2), states.setOwner(void 0), states.makeMove(move);
    let at2 = states.store(), next = new BitboardPosition(position2.game, position2.root, position2, position2.depth + 1, states.shared, at2, move, void 0);
    return states.setOwner(next), next;
  }, engine = {
    ground,
    tables,
    states,
    moveList,
    attacks,
    after,
    side,
    count: (position2) => isOverBySetup(position2) ? 0 : list2(position2, ALL),
    registers: values,
    legal: legal2,
    same,
    begin(game, root) {
      states.fill(root.codes, root.registers);
      let at2 = states.store();
      return new BitboardPosition(game, root, void 0, 0, states.shared, at2, 0, void 0);
    },
    board(position2) {
      return load2(position2), states.codes(board);
    },
    any: (position2) => !isOverBySetup(position2) && list2(position2, 1) > 0,
    own: (position2, move) => move instanceof BitboardMove && move.position === position2 ? move : moveGiven(move) && legal2(position2).find((other) => same(other, move)),
    apply: (position2, move) => after(position2, move.packed),
    writes(position2, packed2) {
      load2(position2);
      let before2 = states.codes();
      return states.setOwner(void 0), states.makeMove(packed2), Array.from(states.codes()).flatMap((code2, cell) => code2 === before2[cell] ? [] : { cell, piece: codes.data(code2) });
    },
    captured(position2, packed2) {
      return [{ cell: shapeOf2(packed2) === 2 ? auxOf2(packed2) : toOf2(packed2), side: codes.sides[1 - side(position2)], kind: codes.kinds[capturedOf(packed2) - 1] }];
    },
    movesTo(position2, to, kind, from) {
      if (isOverBySetup(position2)) return NONE3;
      begin(position2);
      let first = from < 0 ? kind : states.kindAt(from);
      if (from >= 0 && (first < 0 || kind >= 0 && kind !== first)) return NONE3;
      let last2 = first < 0 ? kinds - 1 : first, bit = from < 0 ? -1 : 1 << from;
      for (let one = Math.max(0, first); one <= last2; one++)
        moveList.addMovesTo(one, to, from < 32 ? bit : 0, from < 0 || from > 31 ? bit : 0);
      return (first < 0 || first === tables.royal) && moveList.addCastlings(), taken(position2, to);
    },
    findUnique(position2, query) {
      if (isOverBySetup(position2)) return;
      begin(position2);
      let move = moveList.findUnique(query);
      return move < 0 ? void 0 : new BitboardMove(position2, move);
    },
    marked(position2) {
      return isOverBySetup(position2) ? NONE3 : (begin(position2), moveList.addCastlings(), taken(position2, -1));
    },
    lastMove: ({ parent, packed: packed2 }) => parent && new BitboardMove(parent, packed2),
    key(position2) {
      if (position2.identity === void 0) {
        let board2 = engine.board(position2), state = values(position2);
        keys ??= zobristKeys(codes.count * size);
        let low = 0, high = 0;
        for (let cell = 0; cell < size; cell++) {
          let at2 = (board2[cell] * size + cell) * 2;
          board2[cell] !== 0 && (low ^= keys[at2], high ^= keys[at2 + 1]);
        }
        registers.hashed.forEach((hashed, register) => {
          if (hashed !== 1) return;
          let key22 = registerKey(register, state[register]);
          low ^= key22, high ^= upperKey(key22);
        }), begin(position2), moveList.addPointCaptures(-1, -1, -1), position2.identity = hashText(high, low) + (moveList.clear() > 0 ? `+0.${state[3]}` : "");
      }
      return position2.identity;
    },
    royals(position2, side2) {
      load2(position2);
      let index = 4 + 2 * tables.royal;
      return cellsOf(scratch[index] & scratch[2 * side2], scratch[index + 1] & scratch[2 * side2 + 1]);
    },
    attackers(position2, cell, side2) {
      return load2(position2), origins.attackers(side2, cell);
    },
    check(position2, asked) {
      return load2(position2), attacks.inCheck(asked < 0 ? states.side() : asked);
    },
    mayRecur({ parent, words, at: at2 }) {
      for (let earlier = parent?.parent; earlier !== void 0; earlier = earlier.parent?.parent) {
        let word = 0;
        for (; word < states.registers && earlier.words[earlier.at + word] === words[at2 + word]; ) word++;
        if (word === states.registers) return true;
      }
      return false;
    },
    outcome: (position2, claims) => outcomeOf(engine, conditions, position2, claims),
    perft(position2, depth) {
      return isOverBySetup(position2) ? 0 : (load2(position2), states.setOwner(void 0), perft(new Int32Array(states.words * depth), 0, depth));
    },
    reach(code2, cell) {
      let { ahead, rays, up, down, leapTo, becoming: becoming2 } = tables, kind = codes.kind[code2], pair = codes.side[code2] * kinds + kind, row = pair * 64 + cell, cells = leapTo[row] < 0 ? [] : [leapTo[row]], [low = 0, high = 0] = [0, 1].map(
        (half) => [...up[kind], ...down[kind]].reduce(
          (word, ride2) => word | rays[ride2 + cell * 2 + half],
          ahead[row * AHEAD + half] | ahead[row * AHEAD + 2 + half]
        ) & ~becoming2[pair * 2 + half]
      );
      return [...cells, ...cellsOf(low, high)];
    }
  };
  return engine;
}
var LoadedBitboardGame = class extends GameBase {
};
function loadBitboards(plan2) {
  let game = withoutStart(plan2, squareOf), { codes, lattice } = game.engine.ground, { start } = plan2.ruleset, board = new Array(lattice.count).fill(0);
  for (let { at: at2, piece } of start.pieces)
    board[lattice.cellAt(at2)] = codes.of(codes.sideIndex(piece.side), codes.kindIndex(piece.kind), codes.bitsOf(piece.flags));
  return game.start = game.engine.begin(game, rootOf(game, start, board)), game;
}
function withoutStart(plan2, nameOf) {
  let { ruleset, kinds: kindPlans } = plan2, lattice = new Lattice(ruleset.space), codes = new Codes(ruleset), { royal } = ruleset, kinds = "is" in royal ? royal.a.kind : [], ground = {
    // Computed on first use.
    get hash() {
      return plan2.hash;
    },
    ruleset,
    lattice,
    size: lattice.count,
    codes,
    zones: zoneMaps(ruleset, lattice),
    registers: new Registers(ruleset, codes),
    royal: Uint8Array.from(
      { length: codes.count },
      (_, code2) => codes.isPlayers(code2) && kinds.includes(codes.kinds[codes.kind[code2]]) ? 1 : 0
    )
  };
  return new LoadedBitboardGame(bitboardEngine(ground, tablesOf(ground, kindPlans)), plan2, nameOf);
}
var LONGEST = 3 * 400;
var NEVER = new Set("pick var store forEach end later leave flags phase compare before add".split(" "));
var MORE_THAN_ROYALS = "in same mover attacked royalAttacked phase before def use pick do point var store count captured moves flag notFlag".split(" ");

// packages/san/dist/chunk-J5HMP76F.js
var made = /* @__PURE__ */ new WeakMap();
var last;
function lexiconOf(game) {
  if (last?.[0] === game) return last[1];
  let lexicon = made.get(game) ?? make(game);
  return made.set(game, lexicon), last = [game, lexicon], lexicon;
}
function make(game) {
  let { names: written } = game, { kinds, outcomes, turn: turn2 } = game.ruleset, letters2 = {}, spoken = {}, asked = { "": [] };
  for (let kind of Object.keys(kinds)) {
    let { letter = kind, also = [] } = written?.kinds[kind] ?? {}, silent = written?.silent?.includes(kind);
    letters2[kind] = letter, spoken[kind] = silent ? "" : letter;
    for (let one of [...silent ? [""] : [], letter, ...also])
      asked[one] ??= [], asked[one].push(kind);
  }
  let names2 = Array.from({ length: game.cells }, (_, cell) => {
    let name = game.cellName(cell);
    return game.cellNamed(name) === cell ? name : "";
  }), across = game.vecOf(game.cells - 1)[0] + 1, square = (cell) => String.fromCharCode(97 + cell % across) + (Math.floor(cell / across) + 1), width = names2.every((name, cell) => !name || name === square(cell)) ? across : 0, phases = Object.entries(turn2.phases), later = phases.flatMap(
    ([name, { pieces: pieces2, side }]) => pieces2 === false && phases.some(([other, before]) => other !== name && before.side === side && before.next.some(({ to }) => to === name)) ? [name] : []
  ), gate = written?.gate !== void 0;
  return {
    game,
    letters: letters2,
    spoken,
    asked,
    known: /* @__PURE__ */ new Map(),
    names: names2,
    files: names2.map((name) => name.replace(/\d+$/, "")),
    ranks: names2.map((name) => name.replace(/^\D+/, "")),
    width,
    castling: written?.castling,
    mateOnly: outcomes.every(
      ({ result, when: when2, if: condition }) => result === "draw" || when2 === "stuck" && result === "loss" && condition !== void 0 && "royalAttacked" in condition && condition.royalAttacked === "own"
    ),
    gate,
    later,
    plus: Object.values(letters2).some((letter) => letter.startsWith("+")),
    odd: gate || !width || later.length > 0 || /[^A-Z]/.test(Object.values(letters2).join(""))
  };
}
function movesOf(position2, kinds, to) {
  return kinds.length === 1 ? movesTo(position2, to, kinds[0]) : kinds.flatMap((kind) => movesTo(position2, to, kind));
}
function castlings(position2, { castling, gate }, text2) {
  let found2 = [];
  for (let mark2 in castling?.marks) text2 === castling.marks[mark2] && found2.push(...find2(position2, { mark: mark2 }));
  return gate ? found2.filter((move) => moveNameParts(move).gate === void 0) : found2;
}
function castlingOf2({ castling }, { marks }) {
  return castling && marks.length > 0 && castling.marks[marks.find((mark2) => castling.marks[mark2]) ?? ""] || "";
}
function coordinateMoves(position2, lexicon, from, to) {
  let plain = movesTo(position2, to, { from }), ends = (move) => move.writes.some(({ cell, piece }) => cell === to && (piece ?? move).kind === move.kind);
  return plain.length > 0 || from === to ? plain : legal(position2).filter((move) => move.from === from && castlingOf2(lexicon, move) && ends(move));
}
var captures = ({ captured, side }) => captured.length > 0 && captured.some((one) => one.side !== side);
var becomes = ({ letters: letters2 }, move, { becomes: becomes2 } = moveNameParts(move)) => letters2[becomes2 ?? ""] ?? "";
var startsAt2 = ({ names: names2, files, ranks }, origin, cell) => !origin || origin === names2[cell] || origin === files[cell] || origin === ranks[cell];
var kindName = ({ ruleset }, kind) => ruleset.kinds[kind]?.title ?? kind;
var NULL_MARK = "null";
var PASSING_IN_CHECK = "a null move is not possible in check";
var isNullMove = (move) => (moveGiven(move), move.to < 0 && move.marks[0] === NULL_MARK);
function applyNull(position2) {
  if (positionGiven(position2), inCheck(position2)) throw new SanError([flaw("null-move", [0, 2], PASSING_IN_CHECK)], "--");
  let { game } = position2, { ruleset, names: names2 } = game, { ended: _, ...setup } = setupOf(position2), { phase } = turn(position2), next = ruleset.turn.phases[phase].next.at(-1).to, points = Object.entries(setup.points ?? {}).filter(([point]) => ruleset.points[point] === "game"), vars = { ...setup.vars }, { half, full } = names2?.clocks ?? {};
  return half !== void 0 && typeof vars[half] == "number" && (vars[half] += 1), full !== void 0 && typeof vars[full] == "number" && next === ruleset.turn.start && (vars[full] += 1), position(game, { ...setup, points: Object.fromEntries(points), vars, phase: next });
}
function nullMove(position2) {
  let { side, phase } = turn(position2);
  return { ...{ from: void 0, kind: "", promotion: void 0, captured: [], writes: [] }, position: position2, to: -1, side, phase, marks: [NULL_MARK] };
}
var MODES = ["strict", "lenient", "repair"];
var NOTATIONS = ["san", "lan", "uci", "fan"];
var PARSING = { mode: MODES, pieces: "any", nullMoves: "boolean" };
var RESOLVING = { ...PARSING, promotion: ["queen", "rook", "bishop", "knight"], captures: ["ignore"] };
var RULES = {
  parsing: PARSING,
  resolving: RESOLVING,
  movetext: { ...RESOLVING, at: "number", warnings: "boolean" },
  writing: { notation: NOTATIONS, pieces: "any", suffix: ["full", "check-only", "none"] }
};
var checked;
var by;
function checkedOptions(options, rules) {
  options === void 0 || options === checked && rules === by || (checkOptions(options, RULES[rules]), checked = options, by = rules);
}
function originOf(position2, lexicon, move, from, letter, become, taking) {
  let { asked, names: names2, files, ranks } = lexicon, rivals = movesOf(position2, asked[letter], move.to), some = taking && !letter, file = files[from] === "x", rank = some || file;
  for (let index = rivals.length > 1 ? 0 : 1; index < rivals.length; index++) {
    let rival = rivals[index], start = rival.from;
    start === from || start === void 0 || becomes(lexicon, rival) !== become || castlingOf2(lexicon, rival) || (some = true, files[start] === files[from] && (file = true), ranks[start] === ranks[from] && (rank = true));
  }
  return some ? (file ? rank ? names2 : ranks : files)[from] : "";
}
var mayPromote = (position2, lexicon, { from, to }) => movesTo(position2, to, { from }).some((rival) => becomes(lexicon, rival).startsWith("+"));
function writeMove(move, position2, options, after) {
  let { notation, suffix, pieces: pieces2 } = options ?? {};
  if (notation === "uci") return moveName(move);
  if (move.to < 0) return "--";
  let lexicon = lexiconOf(position2.game), { letters: letters2, spoken, names: names2 } = lexicon;
  if (lexicon.later.length > 0 && lexicon.later.includes(move.phase)) return `,${names2[move.to]}`;
  let castling = castlingOf2(lexicon, move), route2 = moveNameParts(move), { cells, gate } = route2, become = becomes(lexicon, move, route2), text2 = castling;
  if (!text2) {
    let table2 = notation === "fan" ? FIGURINES : pieces2 && lettersOf(pieces2), lan = notation === "lan", { from, kind } = move, letter = (from === void 0 ? letters2 : spoken)[kind], taking = captures(move);
    text2 = table2 ? localise(letter, table2) : letter, from !== void 0 && (text2 += lan ? names2[from] : originOf(position2, lexicon, move, from, letter, become, taking)), text2 += from === void 0 ? "@" : taking ? "x" : lan ? "-" : "", text2 += names2[cells[1]];
    for (let index = 2; index < cells.length; index++) text2 += `-${names2[cells[index]]}`;
    become && gate === void 0 && (text2 += `=${localise(become, table2)}`);
  }
  if (gate !== void 0 && (text2 += `/${become}${castling && names2[gate]}`), suffix === "none") return text2;
  let next = after ?? apply(position2, move), check3 = inCheck(next), wins = suffix === "check-only" || lexicon.mateOnly ? check3 && !hasLegalMove(next) : outcome(next)?.winner !== void 0;
  if (wins || !check3) return text2 + (wins ? "#" : "");
  let stays = lexicon.plus && !become && move.from !== void 0 && mayPromote(position2, lexicon, move);
  return `${text2}${stays ? `=${letters2[move.kind]}` : ""}+`;
}

// packages/san/dist/chunk-ASZDZ6IO.js
var needsOption = ({ at: at2 }) => flaw("null-move", at2.core, "a null move needs the option nullMoves");

// packages/san/dist/chunk-VZXRT2JI.js
var REMEMBERED = 4096;
function read22({ castling, game, width, asked, letters: letters2, names: names2 }, text2) {
  if (text2[0] === "O") {
    let way = text2.replace(/[+#]$/, ""), [mark2, other] = Object.keys(castling?.marks ?? {}).filter((one) => castling.marks[one] === way);
    return mark2 && !other ? moveQuery(game, { mark: mark2 }) : void 0;
  }
  let [, letter = "", file, rank, x, across = "", up, becomes2] = /^([A-Z]?)([a-wyz]?)([1-9]\d?)?(x?)([a-z])([1-9]\d?)(?:=(.))?[+#]?$/s.exec(text2) ?? [], [from, toFile] = [file, across].map((one) => one ? one.charCodeAt(0) - 97 : -1), to = toFile + width * (Number(up) - 1), kind = asked[letter];
  if (!(!across || !letter && (rank || !x != !file) || !kind || toFile >= width || from >= width || !names2[to]))
    return moveQuery(game, {
      to,
      kind,
      from: [file ? from : null, rank ? Number(rank) - 1 : null],
      promotion: becomes2 ? Object.keys(letters2).filter((one) => letters2[one] === becomes2) : null,
      capture: x || !letter ? !!x : void 0,
      mark: null
    });
}
function said(lexicon, text2) {
  let { width, gate, plus, known } = lexicon, meaning = known.get(text2);
  return meaning === void 0 && text2.length < 10 && width && !gate && !(plus && /[^=]\+$/.test(text2)) && (meaning = read22(lexicon, text2), known.size === REMEMBERED && known.clear(), meaning !== void 0 && known.set(text2, meaning)), meaning;
}
function readCanonical(position2, text2) {
  let meaning = said(lexiconOf(position2.game), text2);
  return meaning && findUnique(position2, meaning);
}
function canonicalQuery(game, text2) {
  return gameGiven(game), textGiven(text2), said(lexiconOf(game), text2);
}
var listed = (position2, moves) => moves.slice(0, 4).map((move) => writeMove(move, position2, { suffix: "none" }));
function nearest2(position2, kinds, cell) {
  let lexicon = lexiconOf(position2.game), { width } = lexicon, far = ({ to, kind }) => Math.max(Math.abs(to % width - cell % width), Math.abs(Math.floor(to / width) - Math.floor(cell / width))) + (kinds.includes(kind) ? 0 : 2), close = legal(position2).filter((move) => far(move) < 3 && !castlingOf2(lexicon, move));
  return listed(
    position2,
    close.sort((a, b) => far(a) - far(b))
  );
}
function reason(position2, parts) {
  let { form, letter, origin, mark: mark2, to, at: at2 } = parts, { game } = position2, { ruleset } = game, lexicon = lexiconOf(game), { names: names2, width, asked, spoken, castling } = lexicon, { side } = turn(position2), player = game.names?.sideTitles?.[side] ?? side, setup = setupOf(position2), all = pieces(position2), own = all.filter(({ piece: piece2 }) => piece2.side === side), piece = (where) => all.find((one) => one.cell === where)?.piece, on = (where) => `the ${kindName(game, piece(where).kind)} on ${names2[where]}`, enemies = (where) => ruleset.sideOrder.flatMap((name) => name === side ? [] : attackers(position2, where, name)), cell = game.cellNamed(to) ?? -1, from = isCoordinate2(parts) ? game.cellNamed(origin) : -1, kinds = from < 0 ? asked[letter] ?? [] : [piece(from)?.kind ?? ""], why = (code2, message, where = cell, by2, range = form || mark2 === "@" ? at2.core : at2.to) => flaw(code2, range, message, {
    ...names2[where] && { square: names2[where] },
    ...by2 && { by: by2.map((one) => names2[one]) },
    ...to && mark2 !== "@" && { nearest: nearest2(position2, kinds, cell) }
  }), castlingReason = (short) => {
    if (!castling) return why("variant", "this game does not have castling");
    let carriers = own.filter((one) => one.piece.flags?.includes(castling.flag)), king = carriers.find((one) => castling.royal.includes(one.piece.kind))?.cell ?? -1, goal = king - king % width + (short ? width - 2 : 2), rook = carriers.find(
      (one) => castling.partner.includes(one.piece.kind) && one.cell > king === short && Math.abs(one.cell - goal) < width
    )?.cell;
    if (king < 0 || rook === void 0) return why("castling-no-right", `there is no right to castle ${short ? "short" : "long"}`);
    let way = (where, one = king, other = goal) => (where - one) * (where - other) <= 0, blocked = all.find(
      (one) => one.cell !== king && one.cell !== rook && (way(one.cell) || way(one.cell, rook, goal + (short ? -1 : 1)))
    )?.cell;
    if (blocked !== void 0) return why("castling-blocked", `${names2[blocked]} is not empty`, blocked, [blocked]);
    let hit = [king, ...names2.keys()].find((where) => way(where) && (where === king || where !== goal) && enemies(where).length) ?? goal, by2 = enemies(hit);
    return hit === king && by2.length ? why("castling-check", "the king is in check", king, by2) : why(`castling-${hit === goal ? "into" : "through"}`, `the king would be attacked on ${names2[hit]}`, hit, by2);
  }, able = () => {
    let passed = setup.points?.[game.names?.enPassant ?? ""]?.[0], takes = piece(cell) || passed && game.cellAt(passed) === cell;
    if (kinds.some((kind) => spoken[kind]) || takes && origin) return attackers(position2, cell, side);
    let step2 = width * Number(ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 0), behind = [cell - step2, cell - 2 * step2].find(piece) ?? -1, home = Math.floor((step2 > 0 ? behind : names2.length - 1 - behind) / width) === 1;
    return !takes && (home || behind + step2 === cell) ? [behind] : [];
  }, safetyReason = (mine2) => {
    let { royal } = ruleset, steps = "is" in royal && royal.a.kind?.includes(piece(mine2).kind), by2 = steps ? enemies(cell) : checkers(position2, side);
    if (steps || by2.length)
      return why(
        "in-check",
        by2[0] === void 0 ? "the king would stay in check" : `${on(by2[0])} ${steps ? `attacks ${to}` : "gives check"}`,
        cell,
        by2
      );
    let trial = validate(game, { ...setup, pieces: setup.pieces.filter((one) => game.cellAt(one.at) !== mine2) }), pinners = trial.ok ? checkers(trial.value, side) : [];
    return pinners[0] === void 0 ? why("illegal", "the move would expose the king") : why("pinned", `${on(mine2)} is pinned by ${on(pinners[0])}`, mine2, pinners);
  };
  if (form) return castlingReason(form === 1);
  if (mark2 === "@") return why("drop-pocket", "no such piece can be dropped there");
  if (from >= 0 && piece(from)?.side !== side)
    return why(
      piece(from) ? "illegal" : "no-piece",
      piece(from) ? `it is ${player}'s turn` : "this square is empty",
      from,
      void 0,
      at2.origin
    );
  if (!legal(position2)[0]) return why("illegal", "the game is over", cell, void 0, at2.core);
  let mover = kindName(game, kinds[0] ?? ""), alike = own.filter((one) => kinds.includes(one.piece.kind)), starting = alike.flatMap((one) => startsAt2(lexicon, origin, one.cell) ? [one.cell] : []);
  if (!starting.length)
    return why(
      "no-piece",
      `${player} has no ${mover}${alike[0] ? " there" : ""}`,
      cell,
      void 0,
      alike[0] ? at2.origin : letter ? at2.letter : at2.to
    );
  if (piece(cell)?.side === side) return why("own-piece", `${on(cell)} is ${player}'s own`);
  let mine = able().find((where) => starting.includes(where));
  return mine === void 0 ? why("illegal", `no ${mover} of ${player} can go to ${to}`) : safetyReason(mine);
}
function readFor(position2, text2, letters2) {
  let { game } = position2, lexicon = lexiconOf(game), { asked, names: names2, ranks } = lexicon, parts = read2(text2, letters2, ranks.at(-1));
  if ("span" in parts || parts.form) return parts;
  let { letter, origin, to, at: at2, mark: mark2 } = parts, near = names2.some((name, cell2) => name && startsAt2(lexicon, origin, cell2)), cell = game.cellNamed(to);
  return absent(parts, asked[letter] !== void 0, near, cell !== void 0) ?? (mark2 !== "@" || game.names?.hand || movesTo(position2, cell).some(({ from }) => from === void 0) ? parts : flaw("variant", at2.core, "this game does not have drops"));
}
var isPlus = (lexicon, move) => becomes(lexicon, move).startsWith("+");
var becomesWhat = (lexicon, move, promotion) => {
  let become = becomes(lexicon, move);
  return become === promotion || become === "" && lexicon.plus && promotion === lexicon.letters[move.kind];
};
function choose(position2, parts, options) {
  let { game } = position2, lexicon = lexiconOf(game), { names: names2, asked, letters: letters2, spoken } = lexicon, { form, letter, origin, mark: mark2, to, promotion, passing, at: at2 } = parts, cell = game.cellNamed(to), all = form ? castlings(position2, lexicon, FORMS[form]) : isCoordinate2(parts) ? coordinateMoves(position2, lexicon, game.cellNamed(origin), cell) : movesOf(position2, asked[letter], cell).filter(
    (move2) => move2.from === void 0 ? mark2 === "@" : mark2 !== "@" && startsAt2(lexicon, origin, move2.from) && !castlingOf2(lexicon, move2)
  ), nearest22 = (moves) => ({ nearest: listed(position2, moves) }), chosen = all.filter((move2) => becomesWhat(lexicon, move2, promotion) && (letter || form || origin > "9" || !captures(move2))), promoting = lexicon.plus && !promotion && parts.suffix === "+" ? all.filter((move2) => isPlus(lexicon, move2)) : [];
  promoting.length > 0 && (chosen = promoting);
  let becoming = promotion || chosen[0] ? [] : all.filter((move2) => move2.promotion);
  if (becoming[0] && (chosen = becoming.filter((move2) => letters2[move2.promotion] === letterOf2(options?.promotion ?? "")), !chosen[0]))
    return flaw("promotion-missing", at2.promotion, "expected a promotion", nearest22(all));
  let [move, other] = chosen;
  if (!move)
    return all[0] ? promotion ? flaw("promotion-invalid", at2.promotion, "a pawn cannot become that piece here") : flaw("illegal", at2.to, NO_FILE, nearest22(all)) : reason(position2, parts);
  if (other) {
    let candidates = [...new Set(chosen.map((one) => names2[one.from ?? one.to]))], data = { candidates, ...nearest22(chosen) };
    return flaw(
      "ambiguous",
      at2.core,
      `more than one move fits, from ${candidates.join(" and ")}`,
      data,
      `Write ${data.nearest.join(" or ")}.`
    );
  }
  let taking = captures(move);
  return mark2 === "x" && !taking && options?.captures !== "ignore" ? flaw("capture-mark", at2.mark, "there is nothing to capture", {
    found: "x",
    expected: "",
    canonical: writeMove(move, position2)
  }) : passing && (!taking || spoken[move.kind] || move.captured.some((victim) => victim.cell === cell)) ? flaw("illegal", at2.core, "this is not an en passant capture") : move;
}
function textOf(input, options) {
  return typeof input == "object" && input !== null ? [formatSan(input), void 0] : (textGiven(input), [input, lettersOf(options?.pieces)]);
}
function readFully(text2, position2, options, letters2, passing) {
  let parts = readFor(position2, text2, letters2);
  if ("span" in parts) return about(text2, parts);
  if (parts.form === 3) {
    let pass = legal(position2).find(({ to }) => to < 0);
    if (pass !== void 0) return pass;
    let wrong2 = options?.nullMoves ? inCheck(position2) ? flaw("null-move", parts.at.core, PASSING_IN_CHECK) : void 0 : needsOption(parts);
    return wrong2 ? about(text2, wrong2) : nullMove(position2);
  }
  let move = choose(position2, passing ? { ...parts, passing } : parts, options);
  return "span" in move ? about(text2, move, move.code === "san/ambiguous" ? "Ambiguous" : "No legal move for") : move;
}
function guesses(text2, position2) {
  let pair = /^[^a-z]*[a-wyz]\W?x?[a-wyz](?![a-z]|\d)/.exec(text2)?.[0], ranks = pair ? [...new Set(lexiconOf(position2.game).ranks)] : [];
  return [
    text2.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()),
    // `E1G1`, `NF3`: only the letter of a piece is a capital.
    text2.toLowerCase(),
    text2.slice(0, 1) + text2.slice(1).toLowerCase(),
    ...ranks.map((rank) => pair + rank + text2.slice(pair.length)),
    "O-O",
    "O-O-O"
  ];
}
function writtenSo(text2, position2, pieces2) {
  let lexicon = lexiconOf(position2.game), { letters: letters2, names: names2, plus } = lexicon, signed = text2.trim().replace(/[!?]+$/, ""), bare = signed.replace(/[+#]+$/, ""), isWritten = (move2, notation) => {
    let written = writeMove(move2, position2, { suffix: "none", pieces: pieces2, notation });
    return written === bare || plus && becomes(lexicon, move2) === "" && `${written}=${letters2[move2.kind]}` === bare;
  }, [move, other] = legal(position2).filter(
    (one) => (one.to < 0 || bare.includes(names2[one.to]) || castlingOf2(lexicon, one)) && NOTATIONS.some((notation) => isWritten(one, notation))
  );
  return move === void 0 || other !== void 0 ? void 0 : (plus && signed.endsWith("+") && !bare.includes("=") && move.from !== void 0 && becomes(lexicon, move) === "" ? movesTo(position2, move.to, { from: move.from }) : []).find((rival) => becomes(lexicon, rival).startsWith("+")) ?? move;
}
function resolveFully(input, position2, options) {
  let [text2, letters2] = textOf(input, options), value = typeof input == "object", passing = value && input.enPassant, first = !letters2 && !passing && readCanonical(position2, text2) || readFully(text2, position2, options, letters2, passing);
  if (!("span" in first)) return { move: first, repaired: false };
  let lexicon = lexiconOf(position2.game), named = text2.includes(":") || first.code === "san/ambiguous";
  if ((lexicon.odd || named) && text2.length < 99) {
    let move2 = writtenSo(text2, position2, letters2 && options?.pieces);
    if (move2) return { move: move2, repaired: false };
  }
  if (options?.mode !== "repair" || value) return first;
  let found2 = guesses(text2, position2).flatMap((guess) => {
    let move2 = readFully(guess, position2, options, letters2);
    if ("span" in move2) return [];
    let step2 = localise(lexicon.letters[move2.kind], letters2) + lexicon.names[move2.to], origin = lexicon.names[move2.from ?? -1] ?? "", joined2 = text2.replace(/[-–—]/, ""), stepped = joined2.replace(origin, "").includes(step2) || joined2.toLowerCase().startsWith(origin + lexicon.names[move2.to]);
    return castlingOf2(lexicon, move2) && (!stepped || pieceAt(position2, move2.to)) ? [] : [move2];
  }), [move] = found2;
  return move !== void 0 && found2.every((other) => sameMove(move, other)) ? { move, repaired: true } : first;
}
var COMPARED = [
  ["disambiguation", "origin", ""],
  ["capture-mark", "mark", ""],
  ["spelling", "letter", ""],
  ["promotion-missing", "promotion", "="],
  ["suffix", "suffix", ""]
];
function differences(text2, parts, right, canonical, letters2) {
  let { at: at2 } = parts;
  if (right.form !== parts.form || isCoordinate2(parts)) return [differs("spelling", text2, at2.whole, canonical, canonical)];
  let found2 = [];
  for (let [code2, part, before] of COMPARED) {
    let should = right[part] && before + localise(right[part], letters2);
    parts[part] !== right[part] && found2.push(differs(code2, text2, at2[part], should, canonical));
  }
  let same = parts.suffix === right.suffix, rest = spell({ ...parts, letter: right.letter, suffix: same ? right.suffix : "" }, letters2), from = right.letter === parts.letter ? at2.core[0] : at2.letter[1], misspelt = spelling(text2, rest, [from, same ? at2.whole[1] : at2.core[1]]);
  return misspelt ? [...found2, misspelt] : found2;
}
function compareWithCanonical(input, position2, options, { move, repaired }, after) {
  let [text2, letters2] = textOf(input, options), canonical = writeMove(move, position2, letters2 && { pieces: options.pieces }, after);
  if (text2 === canonical) return { ok: true, value: move, warnings: [] };
  let whole3 = (code2) => spelling(text2, canonical, [0, text2.length], code2), [parts, right] = [text2, canonical].map((one) => readFor(position2, one, letters2)), flaws = repaired || "span" in parts || "span" in right ? [whole3(repaired ? "repaired" : "spelling")] : differences(text2, parts, right, canonical, letters2);
  return options?.mode !== "strict" ? { ok: true, value: move, warnings: flaws.map(warning) } : { ok: false, problems: ("span" in parts || spell(parts, letters2) !== text2 ? [whole3("syntax")] : flaws).map((problem) => about(text2, problem)) };
}
function safeResolve(input, position2, options) {
  return positionGiven(position2), checkedOptions(options, "resolving"), resolveWith(input, position2, options, true);
}
function resolveWith(input, position2, options, compared) {
  let resolved = resolveFully(input, position2, options);
  return "span" in resolved ? { ok: false, problems: [resolved] } : compared || options?.mode === "strict" ? compareWithCanonical(input, position2, options, resolved) : { ok: true, value: resolved.move, warnings: [] };
}
function resolve(input, position2, options) {
  position2?.game?.engine === void 0 && positionGiven(position2);
  let quick = typeof input == "string" && options === void 0 && readCanonical(position2, input);
  return quick || (checkedOptions(options, "resolving"), orThrow(resolveWith(input, position2, options, false), textOf(input, options)[0]));
}

// packages/san/dist/list.js
var END = new RegExp(`^(?:${RESULT})$`);

// packages/pgn/src/validate/line.ts
var PlayedLine = class _PlayedLine {
  constructor(start, plies) {
    /** The line in play; `undefined` before the first move, after a null move, and where the position is unknown. */
    this.game = void 0;
    /** The position before the last move, after a null move or an illegal move; otherwise the line in play has it. */
    this.before = void 0;
    this.start = start;
    this.first = plies;
    this.plies = plies;
  }
  /** The current position; `undefined` where it is unknown. */
  position() {
    return this.game === void 0 ? this.start : this.game.position();
  }
  /** After an illegal move: the position is unknown from here on. */
  stop(before) {
    this.game = void 0;
    this.start = void 0;
    this.before = before;
  }
  /** After a null move. */
  pass(before, after) {
    this.game = void 0;
    this.start = after;
    this.before = before;
  }
  /** A variation that replaces the last move of this line. Without a move it begins where this line begins. */
  variation() {
    const { game, plies } = this;
    if (plies === this.first) return new _PlayedLine(this.start, plies);
    return new _PlayedLine(this.before ?? (game && previous(game.position())), plies - 1);
  }
};

// packages/pgn/src/validate/queries.ts
var LONGEST2 = 8;
var SLOTS = 8192;
var WINDOW = 8;
var HIGH_BITS = 2155905152;
var QueryTable = class {
  constructor(game) {
    /** Two integers for each slot; an empty slot has zeros. */
    this.keys = new Int32Array(2 * SLOTS);
    this.queries = new Array(SLOTS).fill(null);
    this.game = game;
  }
  /** The query of a text; `null` for texts of another shape. The text has no NUL, as words of PGN. */
  find(bytes, from, to, decode) {
    if (to - from > LONGEST2) return null;
    let low = 0;
    let high = 0;
    const middle = to - from > 4 ? from + 4 : to;
    for (let at2 = to; at2 > middle; ) high = high << 8 | bytes[--at2];
    for (let at2 = middle; at2 > from; ) low = low << 8 | bytes[--at2];
    const { keys } = this;
    const mixed = Math.imul(low, 2654435761) ^ Math.imul(high, 2246822519);
    const home = (mixed ^ mixed >>> 15) & SLOTS - 1;
    for (let step2 = 0; step2 < WINDOW; step2++) {
      const slot = home + step2 & SLOTS - 1;
      const key3 = keys[2 * slot];
      if (key3 === low && keys[2 * slot + 1] === high) return this.queries[slot];
      if (key3 === 0) return this.add(slot, low, high, decode(from, to));
    }
    return this.add(home, low, high, decode(from, to));
  }
  add(slot, low, high, text2) {
    if (((low | high) & HIGH_BITS) !== 0 || low === 0) return null;
    const query = canonicalQuery(this.game, text2) ?? null;
    this.keys[2 * slot] = low;
    this.keys[2 * slot + 1] = high;
    this.queries[slot] = query;
    return query;
  }
};

// packages/fen/dist/chunk-OFOJTCZB.js
function fieldsOf(line, field = /[^\s_]+/g) {
  let parts = [];
  for (let { 0: text2, index: from } of line.matchAll(field)) parts.push({ text: text2, from, to: from + text2.length });
  return parts;
}
function writeRank(cells) {
  return cells.map((piece) => piece || " ").join("").replace(/ +/g, (run) => `${run.length}`);
}

// packages/fen/dist/chunk-GQEYVEC4.js
var resultOf = (problems, value) => value ? { ok: true, value, warnings: problems } : { ok: false, problems };
function refuse(what) {
  throw new NotationError([
    { code: "fen/inexpressible", message: `FEN cannot express ${what}.`, severity: "error", span: { from: 0, to: 0 } }
  ]);
}
var CACHED = /* @__PURE__ */ Symbol();
function boardOf({ names: names2, ruleset }, report, alphabet) {
  let [[left, right], [low, top]] = ruleset.space.axes.map(({ extent }) => extent), width = right - left + 1, height = top - low + 1, size = width * height, squares = new Uint16Array(size), vecs = Array.from(squares, (_, spot) => Object.freeze([left + spot % width, top - Math.floor(spot / width)])), flag = names2?.castling?.flag ?? "", numbers = {}, pieces2 = [], placed2 = [[], []], meanings = Array.from({ length: 128 }, (_, char) => char > 48 && char < 58 ? 48 - char : char === 47 ? 1 : 0);
  alphabet.forEach(([letter, side, kind], nth) => {
    let number2 = 2 * nth + 2;
    numbers[side] = { ...numbers[side], [kind]: number2 }, pieces2[number2] = Object.freeze({ side, kind }), pieces2[number2 + 1] = Object.freeze({ side, kind, flags: Object.freeze([flag]) }), placed2.push([], []), meanings[letter.charCodeAt(0)] = number2;
  });
  let place = (number2, spot) => {
    let entry = { at: vecs[spot], piece: pieces2[number2] };
    return Object.freeze(Object.defineProperty(entry, CACHED, { value: (number2 << 16) + spot })), placed2[number2][spot] = entry, entry;
  }, spotOf = (at2) => {
    let spot = (top - +at2[1]) * width + +at2[0] - left, vec = vecs[spot];
    return vec && vec[0] === at2[0] && vec[1] === at2[1] ? spot : refuse(`the cell ${at2}`);
  }, known = /* @__PURE__ */ new WeakMap(), numberOf2 = (entry) => {
    let { at: at2, piece } = entry, { side, kind, flags } = piece, number2 = numbers[side]?.[kind] ?? refuse(`${kind} of ${side}`);
    if (flags?.length) {
      number2++;
      for (let other of flags) other !== flag && refuse(`the flag ${other}`);
    }
    let cached = (number2 << 16) + spotOf(at2);
    return [entry, at2, piece, flags ?? at2].every(Object.isFrozen) && known.set(entry, cached), cached;
  }, spots = new Uint16Array(size), count = -1, all = [], ranks = /* @__PURE__ */ new Map(), bits = 32 - Math.clz32(alphabet.length), letters2 = ["", ...alphabet.map(([letter]) => letter)], spell2 = (from) => `/${writeRank(Array.from(squares.subarray(from, from + width), (number2) => letters2[number2 >> 1]))}`, print = () => {
    let text2 = "";
    for (let spot = 0; spot < size; ) {
      let from = spot, key3 = 0;
      for (let edge = from + width; spot < edge; spot++) key3 = key3 << bits | squares[spot] >> 1;
      let rank = ranks.get(key3);
      rank === void 0 && (rank = spell2(from), bits * width <= 32 && ranks.size < 4096 && ranks.set(key3, rank)), text2 = from ? text2 + rank : rank.slice(1);
    }
    return text2;
  }, scan = (text2) => {
    let spot = 0, edge = width, before = 0, at2 = 0, total = 0;
    for (squares.fill(0); at2 < text2.length; at2++) {
      let meaning = meanings[text2.charCodeAt(at2)];
      if (meaning > 1)
        squares[spot] = meaning, spots[total++] = spot++;
      else if (meaning < 0 && before >= 0) spot -= meaning;
      else if (meaning > 0 && spot === edge) edge += width;
      else break;
      before = meaning;
    }
    return count = total, spot === size && edge === size && (text2[at2] ?? " ") === " " ? at2 : -1;
  }, readFully2 = (text2) => {
    let row = height, from = 0, files = 0;
    squares.fill(0);
    for (let { text: token, from: at2, to } of fieldsOf(text2.replace(/[/\\|,]?$/, "/"), /\d+|./gsu)) {
      let meaning = meanings[token.charCodeAt(0)];
      if (meaning > 1)
        files < width && (squares[(height - row) * width + files] = meaning), files++;
      else if (+token >= 0)
        for (let run of +token > width - files && !token.includes("0") ? token : [token]) files += +run;
      else /[/\\|,]/.test(token) ? (row > 0 && files !== width && report(
        `rank-too-${files > width ? "long" : "short"}`,
        `Expected ${width} files in rank ${row}, found ${files}.`,
        from,
        at2,
        /^\d*$/.test(text2.slice(from, at2)) ? `${width}` : void 0,
        true
      ), row--, from = to, files = 0) : (report("unknown-letter", `"${token}" is not a piece letter. Expected one of${letters2.join(" ")}.`, at2, to), files++);
    }
    return row && report(`too-${row < 0 ? "many" : "few"}-ranks`, `Expected ${height} ranks, found ${height - row}.`), count = -1, print();
  };
  return {
    field: {
      code: "board",
      fallback: "",
      read: (text2) => scan(text2) === text2.length ? text2 : readFully2(text2),
      write: ({ pieces: pieces22 }) => {
        squares.fill(0);
        for (let entry of pieces22) {
          let cached = entry[CACHED];
          placed2[cached >> 16]?.[cached & 65535] !== entry && (cached = known.get(entry) ?? numberOf2(entry));
          let spot = cached & 65535;
          squares[spot] && refuse(`two pieces on ${entry.at}`), squares[spot] = cached >> 16;
        }
        return print();
      },
      scan
    },
    collect: () => {
      let total = count;
      if (total < 0) {
        total = 0;
        for (let spot = 0; spot < size; spot++) squares[spot] && (spots[total++] = spot);
      }
      for (let nth = 0; nth < total; nth++) {
        let spot = spots[nth], number2 = squares[spot];
        all[nth] = placed2[number2][spot] ?? place(number2, spot);
      }
      return all.slice(0, total);
    },
    squares,
    width,
    spotOf,
    holder: (kinds) => {
      let held = ruleset.sideOrder.map((name) => pieces2.map(({ side, kind }) => side === name && kinds.includes(kind)));
      return (spot, side) => held[side][squares[spot]];
    }
  };
}
var namedKinds = ({ names: names2, ruleset }) => [.../* @__PURE__ */ new Set([...names2?.kindOrder ?? [], ...Object.keys(ruleset.kinds)])].filter((kind) => names2?.kinds[kind] !== void 0);
var testsFlagAtOffset = (part, flag) => {
  if (typeof part != "object" || part === null) return false;
  let { is, a } = part;
  return a?.flag === flag && is?.from !== void 0 || Object.values(part).some((inner) => testsFlagAtOffset(inner, flag));
};
var standard = (game, report, alphabet) => {
  let { names: names2, ruleset } = game, { paths, turn: turn2, vars: variables, start, space } = ruleset, sides = ruleset.sideOrder;
  if (!names2 || sides[2] || space.axes[2]) throw new TypeError("FEN needs names, two sides and two axes");
  let {
    enPassant = "",
    silent = [],
    passers = silent,
    clocks: { half = "", full = "" } = {},
    castling = { flag: "", royal: [], partner: [] }
  } = names2, { flag, royal, partner } = castling, letters2 = namedKinds(game).flatMap((kind) => {
    let { letter, promotedOf } = names2.kinds[kind];
    return /^\p{Lu}$/u.test(letter) && !promotedOf ? sides.map((side, nth) => [nth ? letter.toLowerCase() : letter, side, kind]) : [];
  }), board = boardOf(game, report, alphabet ?? letters2), { squares, width, spotOf, holder } = board, isRoyal = holder(royal), isPartner = holder(partner), isPawn = holder(passers), rowOf = (spot) => Math.floor(spot / width), starting = (side, kinds, held) => start.pieces.flatMap(
    ({ at: at2, piece }) => piece.side === side && kinds.includes(piece.kind) && (!held || piece.flags?.includes(held)) ? spotOf(at2) : []
  ), phases = sides.map((side) => [turn2.start, ...Object.keys(turn2.phases)].find((phase) => turn2.phases[phase].side === side)), signs = sides.map((side) => names2.sides[side] ?? side), forms = [...signs, ...sides], fixed = testsFlagAtOffset(paths, flag), homes = (kinds) => sides.map((side) => {
    let rows22 = starting(side, royal, flag).map(rowOf), spots = starting(side, kinds, flag);
    return [...squares.keys()].filter(
      (spot) => fixed && spots.length ? spots.includes(spot) : !rows22.length || rows22.includes(rowOf(spot))
    );
  }), royals = homes(royal), partners = homes(partner).flatMap((spots, side) => {
    let named = spots.map((spot) => {
      let file = String.fromCharCode((side ? 97 : 65) + spot % width);
      return [spot, /[a-jl-pr-z]/i.test(file) ? file : ""];
    });
    return [named.toReversed(), named];
  }), rights = (text2, shredder) => {
    let all = "";
    for (let wing = 0; wing < 4; wing++) {
      let side = wing >> 1, king = royals[side].find((spot) => isRoyal(spot, side));
      if (king === void 0 || text2 === void 0 && !(squares[king] & 1)) continue;
      let byWing = "KQkq"[wing], picked = "";
      for (let partner2 of partners[wing]) {
        let spot = partner2[0];
        if (spot < king != wing % 2 > 0 || !isPartner(spot, side) || rowOf(spot) !== rowOf(king)) continue;
        let byFile = partner2[1];
        text2 === void 0 ? squares[spot] & 1 && (picked = !picked && (shredder ? byFile || byWing : byWing || byFile) || refuse("these castling rights")) : picked || (picked = byWing && text2.includes(byWing) ? byWing : byFile && text2.includes(byFile) ? byFile : "", picked && (squares[spot] |= 1, squares[king] |= 1)), byWing = "";
      }
      all += picked;
    }
    return all || "-";
  }, again = Object.keys(turn2.phases)[2], rows2 = sides.map((side) => passers === silent ? starting(side, silent).map(rowOf) : []), passer = (spot, mover) => [spot - width, spot + width].find((to) => {
    let from = 2 * spot - to;
    return isPawn(to, mover) && !squares[spot] && (again || !squares[from]) && (!rows2[mover].length || rows2[mover].includes(rowOf(from)));
  }), clock = (name, otherwise) => {
    let least = variables[name]?.start ?? otherwise, isCount2 = (value) => value % 1 === 0 && value >= least && value < 1e9;
    return {
      code: "clock",
      fallback: `${least}`,
      read: (text2, { vars }) => {
        let exact = +text2, value = isCount2(exact) && `${exact}` === text2 ? exact : text2 === "-" ? least : /^\d{1,9}\.?$/.test(text2) ? Math.max(exact, least) : void 0;
        return value === void 0 ? report("clock-number", `Expected a number from ${least}, found "${text2}".`) : name && (vars[name] = value), `${name ? value : least}`;
      },
      write: ({ vars }, { clocks }) => {
        let value = vars?.[name] ?? least;
        return clocks === false ? "" : isCount2(+value) ? `${value}` : refuse(`the value ${value} of ${name}`);
      },
      covers: name
    };
  };
  return {
    board,
    side: {
      code: "side",
      fallback: signs[phases.indexOf(turn2.start)],
      read: (text2, draft) => {
        let side = forms.indexOf(text2.toLowerCase()) % 2;
        return side < 0 && report("unknown-side", `Expected "${signs.join('" or "')}", found "${text2}".`), draft.phase = phases[side], signs[side];
      },
      write: ({ phase = turn2.start }) => signs[phases.indexOf(phase)] ?? refuse(`the phase ${phase}`)
    },
    castling: {
      code: "castling",
      fallback: "-",
      read: (text2, _, readable) => {
        if (text2 === "-") return text2;
        let given2 = rights(text2);
        if (given2 !== text2)
          for (let { text: letter, from, to } of fieldsOf(text2, /./gsu)) {
            let known = flag && (/[kq]/i.test(letter) || Number.parseInt(letter, 36) - 10 < width);
            given2.includes(letter) || known && !readable || (known ? report(
              "castling-impossible",
              `No king and rook for "${letter}", or its wing has a right.`,
              from,
              to,
              given2 > "-" || from ? "" : "-"
            ) : report("castling-letter", `Expected K, Q or a file, found "${letter}".`, from, to));
          }
        return readable ? given2 : text2;
      },
      write: (_, { castling: style }) => {
        let mixed = rights(void 0, style === "shredder");
        return style === "auto" && /[^KQkq-]/.test(mixed) ? rights(void 0, true) : mixed;
      }
    },
    enPassant: {
      code: "en-passant",
      fallback: "-",
      read: (text2, draft, readable) => {
        if (text2 === "-") return text2;
        let cell = game.cellNamed(enPassant && text2.toLowerCase());
        if (cell === void 0)
          report("en-passant-unreadable", `Expected the passed cell or "-", found "${text2}".`);
        else if (readable) {
          let at2 = game.vecOf(cell);
          if (passer(spotOf(at2), 1 - phases.indexOf(draft.phase)))
            return draft.points = { [enPassant]: [at2] }, game.cellName(cell);
          report("en-passant-impossible", `No pawn passed ${text2}.`, 0, text2.length, "-");
        }
        return text2;
      },
      write: (setup, { enPassant: style }, position2) => {
        let [at2, other] = setup.points?.[enPassant] ?? [];
        if (!at2) return "-";
        let side = phases.indexOf(setup.phase ?? turn2.start), to = passer(other ? refuse("two en passant cells") : spotOf(at2), 1 - side);
        if (to === void 0) return "-";
        let cell = game.cell(at2), found2 = style === "legal" && (position2 ?? validate(game, setup).value);
        return (found2 ? movesTo(found2, cell).some(({ captured }) => captured.some((event) => event.cell !== cell)) : style === "pseudo" ? [to - 1, to + 1].some((next) => rowOf(next) === rowOf(to) && isPawn(next, side)) : style !== "legal") ? game.cellName(cell) : "-";
      },
      covers: enPassant
    },
    half: clock(half, 0),
    full: clock(full, 1)
  };
};
var dialectOf = (layoutOf) => {
  let cache = /* @__PURE__ */ new WeakMap(), last2, notation;
  return (game) => (game !== last2 && (notation = cache.get(game) ?? make2(game, layoutOf), cache.set(game, notation), last2 = game), notation);
};
var fen = /* @__PURE__ */ dialectOf((game, report) => {
  let { board, side, castling, enPassant, half, full } = standard(game, report);
  return { collect: board.collect, fields: [board.field, side, castling, enPassant, half, full] };
});
function notationOf(game, options) {
  return gameGiven(game), options !== void 0 && options !== checked2 && (checkOptions(options, OPTIONS2), checkOptions(options.limits, LIMITS, "options.limits"), checked2 = options), (options?.dialect ?? fen)(game);
}
var OPTIONS2 = {
  dialect: "function",
  castling: ["x-fen", "shredder", "auto"],
  enPassant: ["always", "pseudo", "legal"],
  clocks: "boolean",
  mode: ["strict", "lenient"],
  limits: "object"
};
var LIMITS = { length: "number" };
var checked2;
function make2(game, layoutOf) {
  let problems, strict, failed, text2, marks, nth, report = (code2, message, from = 0, to, fix, wrong2 = strict || fix === void 0) => {
    let { from: begin2, text: word } = marks[nth] ?? { from: 0, text: "" }, span = { from: begin2 + from, to: begin2 + (to ?? word.length) };
    failed ||= wrong2, problems.push({
      code: `fen/${code2}`,
      message,
      span,
      severity: wrong2 ? "error" : "warning",
      ...fix !== void 0 && { hint: fix ? `Write "${fix}".` : "Remove it.", data: { fix: { ...span, text: fix } } }
    });
  }, { collect, fields } = layoutOf(game, report), covered = fields.flatMap((field) => field.covers ?? []), write = (setup, options = {}, position2) => {
    for (let part of [setup.vars, setup.points, setup.stores])
      for (let name in part) !covered.includes(name) && /[1-9]|\[\[/.test(JSON.stringify(part[name])) && refuse(`a value of ${name}`);
    let line = "";
    for (let field of fields) {
      let word = field.write(setup, options, position2);
      word && (line += line ? ` ${word}` : word);
    }
    return line;
  }, begin = () => (problems = [], marks = [], failed = false, nth = -1, { pieces: [], vars: {} }), readQuickly = (draft) => {
    let from = 0;
    for (let field of fields) {
      let to = field.scan?.(text2);
      if (to === void 0) {
        to = text2.indexOf(" ", from), to < 0 && (to = text2.length);
        let word = text2.slice(from, to);
        if (!word || field.read(word, draft, true) !== word || problems.length) return false;
      } else if (to < 0) return false;
      from = to + 1;
    }
    return from > text2.length;
  }, reportForm = (word, form) => {
    let head = 0, tail = form.length, to = word.length;
    if (!nth) {
      for (; word[head] === form[head]; ) head++;
      for (; to > head && tail > head && word[to - 1] === form[tail - 1]; )
        to--, tail--;
    }
    report(`${fields[nth].code}-form`, "Expected the canonical form.", head, to, form.slice(head, tail));
  };
  return { read: (given2, options = {}) => {
    textGiven(given2, "fen");
    let { mode, limits } = options, limit = limits?.length ?? 4096, { length } = given2, draft = begin();
    if (text2 = given2, strict = mode === "strict", !strict && length <= limit && length < 4096 && readQuickly(draft))
      return draft.pieces = collect(), resultOf(problems, draft);
    if (draft = begin(), marks = length > limit ? [] : fieldsOf(text2), !marks[0])
      return length > limit ? report("too-long", `Expected at most ${limit} characters, found ${length}.`, limit, length) : report("missing-field", "Expected a FEN, found nothing.", 0, length), resultOf(problems);
    for (let { from, to } of fieldsOf(text2, /^[\s_]+|[\s_]+$|[\s_]{2,}|[^\S ]|_/g))
      report("blank", "Expected one space.", from, to, from && to < length ? " " : "");
    let canonical = [], readable = true;
    for (let field of fields) {
      let { length: length2 } = problems, word = marks[++nth]?.text ?? field.fallback, form = field.read(word, draft, readable);
      readable = !failed, canonical.push(problems[length2] ? word : form);
    }
    draft.pieces = collect(), strict && !failed && (canonical = write(draft, options).split(" "));
    let extra = marks[canonical.length];
    nth = -1, extra && report("extra-field", "Expected the end of the text.", extra.from, length, "", true), nth = 0;
    for (let form of canonical) {
      let word = marks[nth]?.text;
      if (!word) {
        let missing = ` ${canonical.slice(nth).join(" ")}`, message = `Expected ${canonical.length} fields, found ${nth}.`;
        if (options.clocks === false && fields[nth].code === "clock") break;
        nth = -1, report("missing-field", message, length, length, missing);
        break;
      }
      form !== word && reportForm(word, form), nth++;
    }
    return problems.sort((a, b) => a.span.from - b.span.from), resultOf(problems, failed ? void 0 : draft);
  }, write };
}

// packages/fen/dist/index.js
function safeParse2(fen2, game, options) {
  return notationOf(game, options).read(fen2, options);
}
function safeParsePosition(fen2, game, options) {
  let read4 = safeParse2(fen2, game, options);
  if (!read4.ok) return read4;
  let { value: setup, warnings } = read4, result = validate(game, setup), placed2 = (result.problems ?? result.warnings ?? []).map(({ path, ...problem }) => {
    let { data } = problem, nth = setup.pieces.findIndex(({ at: at2 }, index) => path.startsWith(`pieces[${index}]`) || game.cellAt(at2) === data?.cell), { from, to } = nth < 0 ? fieldsOf(fen2)[+(path === "phase")] : fieldsOf(fen2, /\+?[^\s_\d/\\|,+~]~?/g)[nth];
    return { ...problem, span: { from, to }, data: { ...data, path } };
  });
  return resultOf([...warnings, ...placed2], result.value);
}

// packages/pgn/src/validate/resolver.ts
var NOTHING = [];
var tagValues = (tags) => {
  const values = /* @__PURE__ */ Object.create(null);
  for (let at2 = 0; at2 < tags.length; at2++) {
    const { name, value } = tags[at2];
    values[name] = value;
  }
  return values;
};
var unknownVariant = ({ Variant }) => ({
  code: "pgn/variant-unknown",
  severity: "error",
  message: Variant === void 0 ? 'Expected a game with known rules, found a game without the tag "Variant".' : "Expected a known variant.",
  hint: "The moves of this game are not tested.",
  span: { from: 0, to: Variant?.length ?? 0 },
  data: { tag: "Variant", found: Variant }
});
var ofTag = (tag, problem) => ({ ...problem, data: { ...problem.data, tag } });
var placed = (fen2, game, options, warnings) => {
  const read4 = safeParsePosition(fen2, game, options);
  if (!read4.ok) return { start: void 0, problems: read4.problems.map((problem) => ofTag("FEN", problem)) };
  return { start: read4.value, problems: warnings ? read4.warnings.map((problem) => ofTag("FEN", problem)) : NOTHING };
};
var startOf = (resolver, tags, warnings) => {
  const values = tagValues(tags);
  const found2 = resolver(values);
  if (found2 === void 0) return { start: void 0, problems: [unknownVariant(values)] };
  if (typeof found2 !== "object" || found2 === null) misuse("resolver", "a function that returns a Game", found2);
  if ("problems" in found2) return { start: void 0, problems: found2.problems };
  const known = "game" in found2 ? found2 : { game: found2 };
  const game = gameGiven(known.game);
  const fen2 = values["FEN"];
  if (fen2 !== void 0 && fen2.trim() !== "") return placed(fen2, game, known.fen, warnings);
  return { start: known.start === void 0 ? game.start : positionGiven(known.start, "start"), problems: NOTHING };
};

// packages/pgn/src/validate/validator.ts
var LEGAL = 1;
var ILLEGAL = 0;
var UNTESTED = -1;

// packages/pgn/src/validate/validate.ts
var RULES2 = {
  mode: ["strict", "lenient", "repair"],
  pieces: "any",
  nullMoves: "boolean",
  promotion: ["queen", "rook", "bishop", "knight"],
  captures: ["ignore"],
  warnings: "boolean"
};
var NOTHING2 = [];
var MoveValidator = class {
  constructor(resolver, { warnings, ...reading }) {
    this.problem = void 0;
    this.warnings = NOTHING2;
    this.ply = 0;
    this.line = new PlayedLine(void 0, 0);
    /** The lines around the current one. */
    this.around = [];
    /** The table of the current game, and those of all games. */
    this.table = void 0;
    this.tables = /* @__PURE__ */ new WeakMap();
    this.resolver = resolver;
    this.reading = { ...reading, nullMoves: reading.nullMoves ?? true };
    this.warns = warnings === true;
    this.compares = this.warns || reading.mode === "strict";
    this.isQuick = !this.compares && reading.pieces === void 0;
  }
  begin(tags) {
    this.around.length = 0;
    this.ply = 0;
    this.problem = void 0;
    this.warnings = NOTHING2;
    const { start, problems } = startOf(this.resolver, tags, this.warns);
    this.line = new PlayedLine(start, 0);
    this.table = start === void 0 ? void 0 : this.tableOf(start.game);
    return problems;
  }
  tableOf(game) {
    let table2 = this.tables.get(game);
    if (table2 === void 0) {
      table2 = new QueryTable(game);
      this.tables.set(game, table2);
    }
    return table2;
  }
  move(bytes, from, to, decode) {
    const { line } = this;
    const { game } = line;
    this.ply = line.plies++;
    if (game !== void 0 && this.isQuick) {
      const query = this.table.find(bytes, from, to, decode);
      if (query !== null && game.playUnique(query)) return LEGAL;
    }
    return this.anyMove(bytes, from, to, decode);
  }
  /** A move that has not been played yet: the first one of a line, one behind an illegal move, a text of another shape, an illegal move. */
  anyMove(bytes, from, to, decode) {
    const { line } = this;
    let { game } = line;
    line.before = void 0;
    if (game === void 0) {
      if (line.start === void 0) return UNTESTED;
      game = playthrough(line.start);
      line.game = game;
      const query2 = this.isQuick ? this.table.find(bytes, from, to, decode) : null;
      if (query2 !== null && game.playUnique(query2)) return LEGAL;
    }
    const text2 = decode(from, to);
    const query = this.isQuick && to - from === 9 ? canonicalQuery(line.start.game, text2) : void 0;
    if (query !== void 0 && game.playUnique(query)) return LEGAL;
    const position2 = game.position();
    const read4 = this.read(text2, position2);
    if ("problem" in read4) return this.illegal(read4.problem, position2);
    this.warnings = read4.warnings;
    if (isNullMove(read4.move)) return this.pass(position2, text2);
    game.play(read4.move);
    return LEGAL;
  }
  read(text2, position2) {
    if (this.compares) {
      const result = safeResolve(text2, position2, this.reading);
      if (!result.ok) return { problem: result.problems[0] };
      return { move: result.value, warnings: this.warns ? result.warnings : NOTHING2 };
    }
    try {
      return { move: resolve(text2, position2, this.reading), warnings: NOTHING2 };
    } catch (error) {
      return { problem: faultOf(error) };
    }
  }
  pass(position2, text2) {
    try {
      this.line.pass(position2, applyNull(position2));
      return LEGAL;
    } catch (error) {
      if (!isSetupError(error)) throw error;
      const problem = { code: "san/null-move", message: "A null move is not possible here.", severity: "error" };
      return this.illegal({ ...problem, span: { from: 0, to: text2.length } }, position2);
    }
  }
  illegal(problem, position2) {
    this.problem = problem;
    this.line.stop(position2);
    return ILLEGAL;
  }
  open() {
    this.around.push(this.line);
    this.line = this.line.variation();
  }
  close() {
    this.line = this.around.pop() ?? this.line;
  }
  position() {
    return this.line.position();
  }
};
function faultOf(error) {
  if (!isNotationError(error)) throw error;
  return error.problems[0];
}
function validator(resolver, options) {
  if (typeof resolver !== "function") misuse("resolver", "a function of tags", resolver, "Use `() => game` for files of one game.");
  checkOptions(options, RULES2);
  return new MoveValidator(resolver, options ?? {});
}

// packages/pgn/src/lexer/bytes.ts
var LF = 10;
var CR = 13;
var SPACE = 32;
var BANG = 33;
var QUOTE = 34;
var DOLLAR = 36;
var PERCENT = 37;
var OPEN = 40;
var CLOSE = 41;
var STAR = 42;
var COMMA = 44;
var DOT = 46;
var ZERO = 48;
var SEMICOLON = 59;
var FIRST_LETTER = 65;
var LEFT_BRACKET = 91;
var BACKSLASH = 92;
var RIGHT_BRACKET = 93;
var LEFT_BRACE = 123;
var RIGHT_BRACE = 125;
var LETTER = 0;
var DIGIT = 1;
var HIGH = 2;
var BLANK = 3;
var SIGN = 4;
var GLYPH = 5;
var CONTROL = 6;
var classes = () => {
  const table2 = new Uint8Array(256).fill(LETTER);
  table2.fill(CONTROL, 0, SPACE).fill(DIGIT, ZERO, ZERO + 10).fill(HIGH, 128);
  table2[127] = CONTROL;
  for (const blank of [9, LF, 11, 12, CR, SPACE]) table2[blank] = BLANK;
  for (const sign of '"$(),;[]{}') table2[sign.charCodeAt(0)] = SIGN;
  for (const glyph of "!?") table2[glyph.charCodeAt(0)] = GLYPH;
  return table2;
};
var CLASS = /* @__PURE__ */ classes();
var IN_COMMENT = /* @__PURE__ */ Uint8Array.from(
  { length: 256 },
  (_, byte) => byte === LF || byte === LEFT_BRACE || byte === RIGHT_BRACE ? 1 : 0
);
var at = (bytes, index, first, second, third) => bytes[index] === first && bytes[index + 1] === second && bytes[index + 2] === third;
var blankLength = (bytes, index) => {
  if (bytes[index] === 194 && bytes[index + 1] === 160) return 2;
  if (at(bytes, index, 239, 187, 191) || at(bytes, index, 227, 128, 128)) return 3;
  if (bytes[index] !== 226 || bytes[index + 1] !== 128) return 0;
  const last2 = bytes[index + 2];
  return last2 >= 128 && last2 <= 139 || last2 >= 168 && last2 <= 175 ? 3 : 0;
};
var isEllipsis = (bytes, index) => at(bytes, index, 226, 128, 166);

// packages/pgn/src/comments/read.ts
var BLANKS = /[\t-\r ]+/g;
var isBlank = (unit) => unit === 32 || unit >= 9 && unit <= 13;
var collapse = (text2, from = 0, end = text2.length) => {
  let to = end;
  let start = from;
  while (start < to && isBlank(text2.charCodeAt(start))) start++;
  while (to > start && isBlank(text2.charCodeAt(to - 1))) to--;
  if (start === to) return "";
  const words = text2.slice(start, to);
  for (let at2 = 0; at2 < words.length; at2++) {
    const unit = words.charCodeAt(at2);
    if (unit < 32 ? isBlank(unit) : unit === 32 && isBlank(words.charCodeAt(at2 + 1))) return words.replace(BLANKS, " ");
  }
  return words;
};
var nameEnd = (text2, from) => {
  let to = from;
  for (; to < text2.length; to++) {
    const unit = text2.charCodeAt(to);
    const isLetter = (unit | 32) >= 97 && (unit | 32) <= 122;
    if (!isLetter && (unit < 48 || unit > 57) && unit !== 95 && unit !== 45 && unit !== 46) break;
  }
  return to;
};
var joined = (first, second) => first === "" || second === "" ? first + second : `${first} ${second}`;
var NAMES = ["clk", "eval", "emt", "csl", "cal"];
var nameAt = (text2, from, to) => {
  for (const name of NAMES) if (to - from === name.length && text2.startsWith(name, from)) return name;
  return text2.slice(from, to);
};
var readComment = (inside, start = 0, end = inside.length) => {
  const commands = [];
  let text2 = "";
  let done = start;
  let close = start;
  let from = inside.indexOf("[%", start);
  while (from >= 0 && from < end) {
    const to = nameEnd(inside, from + 2);
    const next = inside.charCodeAt(to);
    if (to === from + 2 || next !== RIGHT_BRACKET && !isBlank(next)) {
      from = inside.indexOf("[%", from + 2);
      continue;
    }
    if (close < to) close = inside.indexOf("]", to);
    if (close < 0 || close >= end) break;
    commands.push({ name: nameAt(inside, from + 2, to), value: collapse(inside, to, close) });
    text2 = joined(text2, collapse(inside, done, from));
    done = close + 1;
    from = inside.indexOf("[%", done);
  }
  return { text: joined(text2, collapse(inside, done, end)), commands };
};

// packages/pgn/src/tree/tree-builder.ts
var NO_NAGS = [];
var NO_COMMENTS = [];
var NO_LINES = [];
var emptyLine = () => ({ comments: NO_COMMENTS, moves: [], early: NO_LINES });
var closed = ({ comments, moves, early }) => {
  if (early === NO_LINES) return { comments, moves };
  const all = [...comments, ...early.flatMap((line) => line.comments)];
  const [first, ...others] = early.filter((line) => line.moves.length > 0);
  const [move, ...rest] = first?.moves ?? [];
  if (move === void 0) return { comments: all, moves };
  const variations = [...move.variations, ...others.map((line) => ({ comments: [], moves: line.moves }))];
  return { comments: all, moves: [{ ...move, variations }, ...rest] };
};
var TreeBuilder = class {
  /** @param take receives each game */
  constructor(take) {
    /** The lines from the main line to the current one. */
    this.path = [];
    this.line = emptyLine();
    this.tags = [];
    this.problems = [];
    this.take = take;
  }
  beginGame() {
    this.line = emptyLine();
    this.path.length = 0;
    this.path.push(this.line);
    this.outcome = void 0;
    this.problems = [];
  }
  endTags(tags) {
    this.tags = tags;
  }
  move(token, legal2) {
    const { line } = this;
    const { from, to } = token;
    const variations = line.early;
    line.early = NO_LINES;
    const span = { from, to };
    const san = token.text();
    line.moves.push(
      legal2 === void 0 ? { san, nags: NO_NAGS, comments: NO_COMMENTS, variations, span } : { san, nags: NO_NAGS, comments: NO_COMMENTS, variations, legal: legal2, span }
    );
  }
  nag(nag) {
    const { moves } = this.line;
    const last2 = moves[moves.length - 1];
    if (last2 === void 0) return;
    if (last2.nags === NO_NAGS) last2.nags = [nag];
    else last2.nags.push(nag);
  }
  comment(token) {
    const text2 = token.text();
    const { from, to } = token;
    const end = text2.charCodeAt(0) === LEFT_BRACE && text2.charCodeAt(text2.length - 1) === RIGHT_BRACE ? text2.length - 1 : text2.length;
    const { text: words, commands } = readComment(text2, 1, end);
    if (words === "" && commands.length === 0) return;
    const { moves } = this.line;
    const owner = moves[moves.length - 1] ?? this.line;
    const comment = { text: words, commands, span: { from, to } };
    if (owner.comments === NO_COMMENTS) owner.comments = [comment];
    else owner.comments.push(comment);
  }
  openVariation() {
    this.line = emptyLine();
    this.path.push(this.line);
  }
  closeVariation() {
    const ended = this.path.pop();
    this.line = this.path[this.path.length - 1];
    const { moves } = this.line;
    const owner = moves[moves.length - 1];
    if (owner === void 0) {
      if (this.line.early === NO_LINES) this.line.early = [];
      this.line.early.push(closed(ended));
    } else if (owner.variations === NO_LINES) owner.variations = [closed(ended)];
    else owner.variations.push(closed(ended));
  }
  result(result) {
    this.outcome = result;
  }
  problem(problem) {
    this.problems.push(problem);
  }
  endGame({ offset, length, line: firstLine }) {
    const { tags, problems } = this;
    const { comments, moves } = closed(this.path[0]);
    this.take({
      tags,
      comments,
      moves,
      result: this.outcome ?? resultOfTags(tags),
      span: { from: offset, to: offset + length },
      firstLine,
      problems
    });
  }
};
var resultOfTags = (tags) => {
  const value = tags.findLast(({ name }) => name === "Result")?.value;
  return value === "1-0" || value === "0-1" || value === "1/2-1/2" ? value : "*";
};

// packages/pgn/src/lexer/words.ts
var code = (letter) => letter.charCodeAt(0);
var SIGNS = /* @__PURE__ */ new Map([
  ["=", 10],
  ["\u221E", 13],
  ["\u2A72", 14],
  ["+=", 14],
  ["+/=", 14],
  ["\u2A71", 15],
  ["=+", 15],
  ["=/+", 15],
  ["\xB1", 16],
  ["+/-", 16],
  ["\u2213", 17],
  ["-/+", 17],
  ["+-", 18],
  ["-+", 19],
  ["\u25A1", 7]
]);
var wordNag = (word) => SIGNS.get(word) ?? 0;
var glyphNag = (bytes, from, to) => {
  if (to - from > 2) return 0;
  const first = bytes[from] === BANG ? 0 : 1;
  if (to - from === 1) return 1 + first;
  const second = bytes[from + 1] === BANG ? 0 : 1;
  return first === second ? 3 + first : 5 + first;
};
var RESULT2 = /^(?:(?:1|½|1\/2)[-‐-―−](?:0|½|1\/2)|0[-‐-―−]1|½|1\/2|\*)$/;
var resultOf2 = (word) => {
  if (!RESULT2.test(word)) return void 0;
  if (word === "*") return word;
  if (word.startsWith("0")) return "0-1";
  return word.endsWith("0") ? "1-0" : "1/2-1/2";
};
var isResult = (bytes, from, to) => {
  const length = to - from;
  if (length === 1) return bytes[from] === STAR;
  if (length !== 3 && length !== 7) return false;
  let word = "";
  for (let at2 = from; at2 < to; at2++) word += String.fromCharCode(bytes[at2]);
  return resultOf2(word) !== void 0;
};
var AFTERTHOUGHTS = ["e.p.", "e.p", "ep.", "ep", "ch.", "ch", "mate", "dbl ch", "dis ch"];
var SECOND = { [code("e")]: ".p", [code("c")]: "h", [code("m")]: "a", [code("d")]: "bi" };
var MAY_BE_AFTERTHOUGHT = /* @__PURE__ */ Uint8Array.from(
  { length: 256 },
  (_, byte) => SECOND[byte] === void 0 ? 0 : 1
);
var isAt = (bytes, from, end, word) => {
  for (let at2 = 0; at2 < word.length; at2++) if (bytes[from + at2] !== word.charCodeAt(at2)) return false;
  const after = from + word.length;
  return after <= end && (after === end || CLASS[bytes[after]] > DIGIT);
};
var afterthought = (bytes, index, end) => {
  if (bytes[index] !== SPACE && bytes[index] !== LF) return index;
  const second = SECOND[bytes[index + 1]];
  if (second === void 0 || !second.includes(String.fromCharCode(bytes[index + 2]))) return index;
  const word = AFTERTHOUGHTS.find((one) => isAt(bytes, index + 1, end, one));
  return word === void 0 ? index : index + 1 + word.length;
};
var wordEnd = (bytes, from, end) => {
  let at2 = from;
  while (at2 < end && CLASS[bytes[at2]] <= DIGIT) at2++;
  return at2;
};
var numberEnd = (bytes, from, end) => {
  let at2 = from;
  while (at2 < end && CLASS[bytes[at2]] === DIGIT) at2++;
  while (at2 < end && bytes[at2] === DOT) at2++;
  return at2;
};
var promotionEnd = (bytes, index) => CLASS[bytes[index - 1]] === DIGIT && bytes[index + 2] === CLOSE && CLASS[bytes[index + 1]] === LETTER && bytes[index + 1] !== code("=") ? index + 3 : index;

// packages/pgn/src/lexer/blocks.ts
var WAIT = -1;
var NEXT_GAME = -2;
var Blocks = class {
  constructor(target, limits, decode) {
    this.bytes = new Uint8Array(0);
    /** The end of the bytes that are present. */
    this.end = 0;
    /** The next byte to be read. */
    this.at = 0;
    /** The number of the current line, from 1. Lines end with a line feed. */
    this.line = 1;
    /** The index of the first byte of the current line; negative if it has been dropped. */
    this.lineStart = 0;
    this.nameFrom = 0;
    this.nameTo = 0;
    this.valueFrom = 0;
    this.valueTo = 0;
    this.escaped = false;
    /** A game has begun that has not ended. */
    this.begun = false;
    /** The game has more than tags and comments. */
    this.played = false;
    /** The game has a result. Comments behind it on the same line belong to the game. */
    this.over = false;
    this.depth = 0;
    /** The sign that ends the rest of a token longer than the limit: `}`, a line feed, or a blank (0); -1 if nothing is left out. */
    this.skip = -1;
    this.final = false;
    /** The name of the first tag of the game, and the line of its last one. */
    this.firstTag = "";
    this.lastTagLine = 0;
    this.target = target;
    this.sink = target;
    this.limits = limits;
    this.decode = decode;
  }
  /** A comment in braces. Without its `}` it ends before the tags of the next game, or with the text. */
  brace(at2) {
    const { bytes, end, limits } = this;
    let lines = 0;
    let lineStart = this.lineStart;
    let next = -1;
    let linesToNext = 0;
    const stop = Math.min(end, at2 + limits.token);
    let to = at2 + 1;
    for (; ; to++) {
      while (to < stop && IN_COMMENT[bytes[to]] === 0) to++;
      if (to === stop) break;
      const byte = bytes[to];
      if (byte === RIGHT_BRACE) return this.comment(at2, to + 1, lines, lineStart);
      if (byte === LF) {
        lines++;
        if (next < 0 && bytes[to + 1] === LEFT_BRACKET && to + 1 < end && this.isEmptyLine(to)) {
          next = to + 1;
          linesToNext = lines;
        }
        lineStart = to + 1;
      } else if (next >= 0) break;
    }
    if (to === stop && stop < end) {
      if (this.over) return NEXT_GAME;
      this.line += lines;
      this.lineStart = lineStart;
      return this.tooLong(at2, limits.token, to, RIGHT_BRACE);
    }
    if (next >= 0 && (to < end || this.final)) {
      this.unclosed(at2);
      return this.comment(at2, next, linesToNext, next);
    }
    if (!this.final) return WAIT;
    this.unclosed(at2);
    return this.comment(at2, end, lines, lineStart);
  }
  /** Whether the line that ends with the line feed at an index is empty. */
  isEmptyLine(index) {
    const before = this.bytes[index - 1] === CR ? index - 2 : index - 1;
    return before > 0 && this.bytes[before] === LF;
  }
  unclosed(at2) {
    this.begin(at2);
    this.sink.problem("comment-unclosed", at2, at2 + 1);
  }
  comment(at2, to, lines, lineStart) {
    this.begin(at2);
    this.sink.comment(at2, to);
    this.line += lines;
    this.lineStart = lineStart;
    return to;
  }
  /** The end of the line, without its line feed; -1 if it is not there yet. */
  lineEnd(at2) {
    const { bytes, end } = this;
    let to = at2;
    while (to < end && bytes[to] !== LF && bytes[to] !== CR) to++;
    return to === end && !this.final && to - at2 <= this.limits.token ? WAIT : to;
  }
  lineComment(at2) {
    const to = this.lineEnd(at2);
    if (to === WAIT) return WAIT;
    if (this.over && to - at2 > this.limits.token) return NEXT_GAME;
    if (to - at2 > this.limits.token) return this.tooLong(at2, this.limits.token, to, LF);
    return this.comment(at2, to, 0, this.lineStart);
  }
  escape(at2) {
    const to = this.lineEnd(at2);
    if (to === WAIT) return WAIT;
    if (to - at2 > this.limits.token) return this.tooLong(at2, this.limits.token, to, LF);
    this.begin(at2);
    this.sink.problem("escape", at2, to);
    return to;
  }
  /** A tag pair. It begins the next game if this one has moves. */
  bracket(at2) {
    const { bytes, end } = this;
    let to = at2 + 1;
    while (to < end && bytes[to] !== LF && CLASS[bytes[to]] === BLANK) to++;
    const nameFrom = to;
    to = wordEnd(bytes, to, end);
    const nameTo = to;
    while (to < end && bytes[to] !== LF && CLASS[bytes[to]] === BLANK) to++;
    if (to - at2 > this.limits.token) return this.tooLong(at2, this.limits.token, to, LF);
    if (to === end && !this.final) return WAIT;
    if (bytes[to] !== QUOTE || to >= end || nameTo === nameFrom) return this.badTag(at2);
    if (this.beginsGame(at2, nameFrom, nameTo)) return NEXT_GAME;
    this.nameFrom = nameFrom;
    this.nameTo = nameTo;
    return this.tagValue(at2, to + 1);
  }
  tagValue(at2, from) {
    const { bytes, end, limits } = this;
    let to = from;
    this.escaped = false;
    for (; to < end; to++) {
      const byte = bytes[to];
      if (byte === QUOTE) {
        const close = this.closing(to + 1);
        if (close === WAIT) break;
        if (close - at2 > limits.token) break;
        if (close > 0) {
          this.valueFrom = from;
          this.valueTo = to;
          return this.tag(at2, close);
        }
        this.escaped = true;
      } else if (byte === BACKSLASH) {
        this.escaped = true;
        if (bytes[to + 1] !== LF && bytes[to + 1] !== CR) to++;
      } else if (byte === LF || byte === CR) return this.badTag(at2);
    }
    if (Math.min(to, end) - at2 > limits.token) return this.tooLong(at2, limits.token, Math.min(to, end), LF);
    return this.final ? this.badTag(at2) : WAIT;
  }
  /** The end of a tag pair whose `]` follows behind blanks; 0 if it does not. */
  closing(from) {
    const { bytes, end } = this;
    let to = from;
    while (to < end && bytes[to] !== LF && CLASS[bytes[to]] === BLANK) to++;
    if (to === end) return this.final ? 0 : WAIT;
    return bytes[to] === RIGHT_BRACKET ? to + 1 : 0;
  }
  /** Whether a tag pair belongs to the next game: behind moves, or with the name of the first tag behind an empty line. */
  beginsGame(at2, nameFrom, nameTo) {
    if (this.played) return this.depth === 0 || at2 === this.lineStart;
    if (!this.begun || this.firstTag === "" || this.line - this.lastTagLine < 2) return false;
    return this.decode(nameFrom, nameTo) === this.firstTag;
  }
  tag(at2, to) {
    this.begin(at2);
    if (this.firstTag === "") this.firstTag = this.decode(this.nameFrom, this.nameTo);
    this.lastTagLine = this.line;
    this.sink.tag(at2, to, this);
    return to;
  }
  /** A bracket that does not begin a tag pair: left out up to `]` or the end of the line. */
  badTag(at2) {
    const to = this.lineEnd(at2);
    if (to === WAIT) return WAIT;
    if (to - at2 > this.limits.token) return this.tooLong(at2, this.limits.token, to, LF);
    const close = this.bytes.subarray(at2, to).indexOf(RIGHT_BRACKET);
    const stop = close < 0 ? to : at2 + close + 1;
    this.begin(at2);
    this.sink.problem("tag-form", at2, stop);
    return stop;
  }
  /** Leaves out a token that is longer than the limit, up to a sign behind `to`. */
  tooLong(at2, limit, to, until) {
    this.begin(at2);
    this.sink.problem("too-long", at2, at2 + limit);
    this.skip = until;
    return to;
  }
  /** The end of the text to be left out, as far as it is there. */
  leaveOut(at2) {
    const { bytes, end, skip } = this;
    for (let to = at2; to < end; to++) {
      const byte = bytes[to];
      if (skip === 0 ? CLASS[byte] > HIGH : byte === skip) {
        this.skip = -1;
        return skip === RIGHT_BRACE ? to + 1 : to;
      }
      if (byte === LF) {
        this.line++;
        this.lineStart = to + 1;
      }
    }
    return end;
  }
  begin(at2) {
    if (this.begun) return;
    this.begun = true;
    this.firstTag = "";
    this.target.begin(at2);
  }
};

// packages/pgn/src/lexer/sink.ts
var SILENT = {
  begin() {
  },
  tag() {
  },
  number() {
  },
  move() {
  },
  nag() {
  },
  comment() {
  },
  open() {
  },
  close() {
  },
  result() {
  },
  problem() {
  },
  end: () => false
};

// packages/pgn/src/lexer/lexer.ts
var AHEAD2 = 12;
var LONGEST_WORD = 255;
var Lexer = class extends Blocks {
  constructor() {
    super(...arguments);
    /** Variations that are left out, because they are too deep. */
    this.muted = 0;
    /** The next attempt makes sense with so many bytes from `at` on. */
    this.need = 0;
    /** The end of the result or of a comment behind it. */
    this.stop = 0;
    /** The line where the game ends, and its first byte. */
    this.stopLine = 1;
    this.stopLineStart = 0;
  }
  /** Adapts all indices after the bytes were moved to the left. */
  shift(by2) {
    this.at -= by2;
    this.end -= by2;
    this.lineStart -= by2;
    this.stop -= by2;
    this.stopLineStart -= by2;
  }
  /**
   * Reads the complete tokens; with `final`, all of them. Returns `true` if the sink stopped it at the end of a game: call it again for the next one.
   */
  run(final) {
    const { bytes, end } = this;
    this.final = final;
    if (!final && end - this.at < this.need) return false;
    this.need = 0;
    const quick = end - LONGEST_WORD - AHEAD2;
    while (this.at < end) {
      const { at: at2 } = this;
      const byte = bytes[at2];
      if (this.skip >= 0) {
        this.at = this.leaveOut(at2);
        continue;
      }
      if (CLASS[byte] === BLANK) {
        this.at = at2 + 1;
        if (byte === LF) this.line++;
        if (byte === LF || byte === CR) this.lineStart = at2 + 1;
        continue;
      }
      if (this.over && !this.isBehindResult(byte)) {
        if (this.endGame(this.stop)) return true;
        continue;
      }
      const after = at2 < quick && CLASS[byte] <= DIGIT ? this.ordinary(at2, byte) : this.token(at2, byte);
      if (after === WAIT) {
        this.need = 2 * (end - at2);
        return false;
      }
      if (after === NEXT_GAME) {
        if (this.endGame(at2)) return true;
        continue;
      }
      this.at = after;
      if (this.over) this.stopAt(after);
    }
    return final && this.begun && this.endGame(this.over ? this.stop : end);
  }
  stopAt(at2) {
    this.stop = at2;
    this.stopLine = this.line;
    this.stopLineStart = this.lineStart;
  }
  isBehindResult(byte) {
    return (byte === LEFT_BRACE || byte === SEMICOLON) && this.line === this.stopLine;
  }
  /**
   * The tokens of ordinary games, far from the end of the bytes: a word of ASCII letters and digits that begins with a letter, and a move number with
   * its dot. All others are read by `token`, in the same way.
   */
  ordinary(at2, byte) {
    const { bytes } = this;
    let to = at2 + 1;
    if (byte >= FIRST_LETTER) {
      const last2 = at2 + LONGEST_WORD;
      while (to < last2 && CLASS[bytes[to]] <= DIGIT) to++;
      const next = bytes[to + 1];
      if ((bytes[to] === SPACE || bytes[to] === LF) && (MAY_BE_AFTERTHOUGHT[next] === 0 || CLASS[bytes[to + 2]] === DIGIT)) {
        this.play(at2);
        this.sink.move(at2, to);
        return to;
      }
    } else if (CLASS[byte] === DIGIT) {
      while (to - at2 < 4 && CLASS[bytes[to]] === DIGIT) to++;
      if (bytes[to] === DOT && bytes[to + 1] === SPACE) return this.addNumber(at2, to + 1);
    }
    return this.token(at2, byte);
  }
  token(at2, byte) {
    switch (CLASS[byte]) {
      case LETTER:
        return this.letters(at2, byte);
      case DIGIT:
        return this.digits(at2);
      case HIGH: {
        const length = blankLength(this.bytes, at2);
        if (at2 + 3 > this.end && !this.final) return WAIT;
        if (length === 0) return this.wideWord(at2);
        if (at2 === this.lineStart) this.lineStart += length;
        return at2 + length;
      }
      case GLYPH:
        return this.glyphs(at2);
      default:
        return this.sign(at2, byte);
    }
  }
  sign(at2, byte) {
    switch (byte) {
      case LEFT_BRACKET:
        return this.bracket(at2);
      case LEFT_BRACE:
        return this.brace(at2);
      case SEMICOLON:
        return this.lineComment(at2);
      case OPEN:
        return this.open(at2);
      case CLOSE:
        return this.close(at2);
      case DOLLAR:
        return this.dollar(at2);
      case COMMA:
        return this.word(at2, wordEnd(this.bytes, at2 + 1, this.end));
      default:
        this.begin(at2);
        this.sink.problem(byte === RIGHT_BRACE ? "comment-unopened" : "unexpected", at2, at2 + 1);
        return at2 + 1;
    }
  }
  play(at2) {
    this.begin(at2);
    this.played = true;
  }
  endGame(at2) {
    if (this.depth > 0) {
      this.target.problem("variation-unclosed", at2, at2);
      for (; this.depth > this.muted; this.depth--) this.target.close(at2, at2);
    }
    this.depth = 0;
    this.muted = 0;
    this.sink = this.target;
    if (!this.over) this.stopAt(at2);
    this.begun = false;
    this.played = false;
    this.over = false;
    return this.target.end(at2);
  }
  /** A word that begins with a letter or with a sign that may be inside words. */
  letters(at2, byte) {
    if (byte === PERCENT && at2 === this.lineStart) return this.escape(at2);
    if (byte === DOT) return this.number(at2);
    const to = wordEnd(this.bytes, at2 + 1, this.end);
    if (byte === STAR && to === at2 + 1 && (to < this.end || this.final)) return this.result(at2, to);
    return this.word(at2, to);
  }
  /** A move number, a result, or a move that begins with a digit. */
  digits(at2) {
    const { bytes, end } = this;
    const to = numberEnd(bytes, at2 + 1, end);
    if (to - at2 > LONGEST_WORD) return this.tooLong(at2, LONGEST_WORD, to, 0);
    if (to === end && !this.final) return WAIT;
    if (to < end && CLASS[bytes[to]] === HIGH) return this.number(at2);
    if (bytes[to - 1] === DOT) return this.addNumber(at2, to);
    if (to === end || CLASS[bytes[to]] > DIGIT) {
      const isNull = to - at2 === 4 && bytes[at2] === ZERO && bytes[at2 + 1] === ZERO;
      return isNull ? this.word(at2, to) : this.addNumber(at2, to);
    }
    const stop = wordEnd(bytes, to, end);
    if (stop === end && !this.final) return this.word(at2, stop);
    return isResult(bytes, at2, stop) && (stop === end || CLASS[bytes[stop]] !== HIGH) ? this.result(at2, stop) : this.word(at2, stop);
  }
  /** Digits with dots and ellipses behind them. */
  number(at2) {
    const { bytes, end } = this;
    let to = numberEnd(bytes, at2, end);
    for (; isEllipsis(bytes, to) && to < end; to = numberEnd(bytes, to + 3, end)) ;
    if (to - at2 > LONGEST_WORD) return this.tooLong(at2, LONGEST_WORD, to, 0);
    if (to + 3 > end && !this.final) return WAIT;
    if (CLASS[bytes[to]] === HIGH && to < end && bytes[to - 1] !== DOT && !isEllipsis(bytes, to - 3) && blankLength(bytes, to) === 0)
      return this.wideWord(at2);
    return this.addNumber(at2, to);
  }
  addNumber(at2, to) {
    this.play(at2);
    this.sink.number(at2, to);
    return to;
  }
  /** A word up to a byte that is not ASCII is a wide word; others are moves or signs of annotation. */
  word(at2, stop) {
    const { bytes, end } = this;
    if (stop - at2 > LONGEST_WORD) return this.tooLong(at2, LONGEST_WORD, stop, 0);
    if (stop + AHEAD2 > end && !this.final) return WAIT;
    if (stop < end && CLASS[bytes[stop]] === HIGH && blankLength(bytes, stop) === 0) return this.wideWord(at2);
    let to = stop;
    if (bytes[to] === OPEN && to < end) {
      to = promotionEnd(bytes, to);
      if (to !== stop) to = wordEnd(bytes, to, end);
    }
    const first = bytes[at2] | 32;
    if ((first < 97 || first > 122) && to - at2 < 4) {
      const nag = wordNag(this.decode(at2, to));
      if (nag > 0) return this.nag(nag, at2, to);
    }
    to = afterthought(bytes, to, end);
    this.play(at2);
    this.sink.move(at2, to);
    return to;
  }
  /** A word with characters that are not ASCII: a result with `½`, a sign, a move with figurines or letters of a language. */
  wideWord(at2) {
    const { bytes, end } = this;
    let to = at2 + 1;
    while (to < end && CLASS[bytes[to]] <= HIGH && blankLength(bytes, to) === 0) to++;
    if (to - at2 > LONGEST_WORD) return this.tooLong(at2, LONGEST_WORD, to, 0);
    if (to + AHEAD2 > end && !this.final) return WAIT;
    if (isEllipsis(bytes, at2)) return this.number(at2);
    const word = this.decode(at2, to);
    if (resultOf2(word) !== void 0) return this.result(at2, to);
    const nag = wordNag(word);
    if (nag > 0) return this.nag(nag, at2, to);
    to = afterthought(bytes, to, end);
    this.play(at2);
    this.sink.move(at2, to);
    return to;
  }
  glyphs(at2) {
    const { bytes, end } = this;
    let to = at2 + 1;
    while (to < end && to - at2 < LONGEST_WORD && CLASS[bytes[to]] === GLYPH) to++;
    if (to === end && !this.final) return WAIT;
    const nag = glyphNag(bytes, at2, to);
    if (nag > 0) return this.nag(nag, at2, to);
    this.begin(at2);
    this.sink.problem("nag-form", at2, to);
    return to;
  }
  dollar(at2) {
    const { bytes, end } = this;
    let to = at2 + 1;
    let nag = 0;
    for (; to < end && to - at2 < LONGEST_WORD && CLASS[bytes[to]] === DIGIT; to++) nag = Math.min(10 * nag + bytes[to] - 48, 1e6);
    if (to === end && !this.final) return WAIT;
    if (nag > 0 && nag < 1e3) return this.nag(nag, at2, to);
    this.begin(at2);
    this.sink.problem("nag-form", at2, to);
    return to;
  }
  nag(nag, at2, to) {
    this.begin(at2);
    this.sink.nag(nag, at2, to);
    return to;
  }
  /** The result ends the game, unless it is in a variation. */
  result(at2, to) {
    this.play(at2);
    if (this.depth > 0) {
      this.sink.problem("variation-result", at2, to);
      return to;
    }
    this.sink.result(at2, to);
    this.over = true;
    return to;
  }
  open(at2) {
    const { bytes, end } = this;
    if (at2 + 3 > end && !this.final) return WAIT;
    const inside = bytes[at2 + 1];
    if (bytes[at2 + 2] === CLOSE && at2 + 2 < end && (inside === 61 || inside === 68)) {
      if (inside === 68) return this.nag(220, at2, at2 + 3);
      this.begin(at2);
      this.sink.problem("remark", at2, at2 + 3);
      return at2 + 3;
    }
    this.play(at2);
    this.depth++;
    if (this.muted > 0) this.muted++;
    else if (this.depth > this.limits.depth) {
      this.target.problem("variation-deep", at2, at2 + 1);
      this.muted = 1;
      this.sink = SILENT;
    } else this.sink.open(at2, at2 + 1);
    return at2 + 1;
  }
  close(at2) {
    this.begin(at2);
    if (this.depth === 0) {
      this.sink.problem("variation-unopened", at2, at2 + 1);
      return at2 + 1;
    }
    this.depth--;
    if (this.muted > 0) {
      this.muted--;
      if (this.muted === 0) this.sink = this.target;
    } else this.sink.close(at2, at2 + 1);
    return at2 + 1;
  }
};

// packages/pgn/src/events/messages.ts
var MESSAGES = {
  unexpected: ["a move, a comment or a tag pair", "Remove it."],
  "too-long": ["a shorter word, comment or tag pair", "Shorten it, or raise the limit."],
  "tag-form": ['a tag pair, [Name "value"]', "Close the value and the bracket on the same line."],
  "tag-repeated": ["each tag once", "Remove one of them. The last one counts."],
  "nag-form": ["$1 to $999, or one of ! ? !! ?? !? ?!", "Write one of these."],
  "nag-first": ["a move before its annotation", "Put the annotation behind a move."],
  "comment-unclosed": ['"}" behind the comment', 'Add "}".', "the end of the text or the next game"],
  "comment-unopened": ['"{" before the comment', 'Remove it, or add "{".'],
  "variation-unclosed": ['")" behind each variation', 'Add ")".', "the end of the game"],
  "variation-unopened": ['"(" before the variation', 'Remove it, or add "(".'],
  "variation-first": ["a move before its variation", "Put the variation behind the move that it replaces."],
  "variation-deep": ["fewer variations inside each other", "Raise the limit of the depth to read it."],
  "variation-result": ["the result behind all variations", "Remove it, or put it in a comment."],
  escape: ["moves or tag pairs", "Lines that begin with % are left out."],
  remark: ["a move or an annotation", "Put it in a comment."],
  more: ["fewer problems in one game", "Raise the limit of the problems to see all.", "more"],
  encoding: ["UTF-8", "It is read as Windows-1252. Save the file as UTF-8."]
};
var WARNINGS = ["tag-repeated", "variation-first", "variation-result", "escape", "remark", "encoding"];
function problemOf(code2, span, text2) {
  const [expected, hint, found2 = quote(text2)] = MESSAGES[code2];
  const severity = WARNINGS.includes(code2) ? "warning" : "error";
  return { code: `pgn/${code2}`, message: `Expected ${expected}, found ${found2}.`, span, severity, hint };
}

// packages/pgn/src/events/game-reader.ts
var Token = class {
  constructor(reader) {
    this.from = 0;
    this.to = 0;
    this.reader = reader;
  }
  text() {
    const { base } = this.reader;
    return this.reader.decode(this.from - base, this.to - base);
  }
};
var GameReader = class {
  constructor(parts, from) {
    /** The offset of the first byte of the lexer in the file. */
    this.base = 0;
    this.game = 0;
    this.place = { game: 0, offset: 0, line: 1, column: 1 };
    this.tags = [];
    this.hasMoves = false;
    this.isSkipped = false;
    this.moves = 0;
    /** For each open line, whether it has a move. */
    this.begun = [false];
    this.problems = 0;
    this.latinGame = -1;
    this.parts = parts;
    this.decode = parts.decode;
    this.lexer = new Lexer(this, parts.limits, parts.decode);
    this.token = new Token(this);
    if (from === void 0) return;
    this.base = from.offset;
    this.game = from.game;
    this.lexer.line = from.line;
    this.lexer.lineStart = 1 - from.column;
  }
  begin(at2) {
    this.place = this.placeOf(at2);
    this.tags = [];
    this.hasMoves = false;
    this.isSkipped = false;
    this.begun.length = 1;
    this.begun[0] = false;
    this.moves = 0;
    this.problems = 0;
    this.parts.visitor.beginGame?.(this.place);
  }
  tag(from, to, places) {
    const { base } = this;
    const text2 = this.decode(places.valueFrom, places.valueTo);
    const tag = {
      name: this.decode(places.nameFrom, places.nameTo),
      value: places.escaped ? text2.replace(/\\(["\\])/g, "$1") : text2,
      span: { from: base + from, to: base + to },
      valueSpan: { from: base + places.valueFrom, to: base + places.valueTo }
    };
    this.noteEncoding(from, to);
    if (this.tags.some(({ name }) => name === tag.name)) this.problem("tag-repeated", from, to);
    this.tags.push(tag);
    this.parts.visitor.tag?.(tag);
  }
  number() {
    if (!this.hasMoves) this.endTags();
  }
  move(from, to) {
    if (!this.hasMoves) this.endTags();
    if (this.isSkipped) return;
    const { visitor, validator: validator2 } = this.parts;
    const { begun } = this;
    begun[begun.length - 1] = true;
    if (begun.length === 1) this.moves++;
    let legal2;
    if (validator2 !== void 0) {
      const found2 = validator2.move(this.lexer.bytes, from, to, this.decode);
      if (found2 >= 0) legal2 = found2 === 1;
      if (found2 === 0) this.report(validator2.problem, from);
    }
    if (visitor.move === void 0) return;
    this.aim(from, to);
    visitor.move(this.token, legal2);
    this.noteEncoding(from, to);
  }
  nag(nag, from, to) {
    if (this.isSkipped) return;
    if (this.hasMove()) this.parts.visitor.nag?.(nag);
    else this.problem("nag-first", from, to);
  }
  comment(from, to) {
    const { visitor } = this.parts;
    if (this.isSkipped || visitor.comment === void 0) return;
    this.aim(from, to);
    visitor.comment(this.token);
    this.noteEncoding(from, to);
  }
  open(from, to) {
    if (!this.hasMoves) this.endTags();
    if (!this.isSkipped && !this.hasMove()) this.problem("variation-first", from, to);
    this.begun.push(false);
    if (this.isSkipped) return;
    this.parts.validator?.open();
    this.parts.visitor.openVariation?.();
  }
  close() {
    this.begun.pop();
    if (this.isSkipped) return;
    this.parts.validator?.close();
    this.parts.visitor.closeVariation?.();
  }
  result(from, to) {
    if (!this.hasMoves) this.endTags();
    if (this.isSkipped || this.parts.visitor.result === void 0) return;
    this.parts.visitor.result(resultOf2(this.decode(from, to)));
  }
  problem(code2, from, to) {
    const found2 = this.decode(from, Math.min(to, from + 40));
    this.report(problemOf(code2, { from: 0, to: to - from }, found2), from);
  }
  end(at2) {
    if (!this.hasMoves) this.endTags();
    const { visitor, stops } = this.parts;
    this.game++;
    if (visitor.endGame === void 0) return stops === true;
    const offset = this.base + at2;
    const { stopLine, stopLineStart } = this.lexer;
    const next = { game: this.game, offset, line: stopLine, column: at2 - stopLineStart + 1 };
    const { place } = this;
    const length = offset - place.offset;
    const game = {
      game: place.game,
      offset: place.offset,
      line: place.line,
      column: place.column,
      length,
      moves: this.moves,
      next
    };
    this.waiting = visitor.endGame(game) ?? void 0;
    return stops === true || this.waiting !== void 0;
  }
  /** The place of the next byte. */
  position() {
    return this.placeOf(this.lexer.at);
  }
  placeOf(at2) {
    const { line, lineStart } = this.lexer;
    return { game: this.game, offset: this.base + at2, line, column: at2 - lineStart + 1 };
  }
  endTags() {
    this.hasMoves = true;
    const { visitor, validator: validator2 } = this.parts;
    this.isSkipped = visitor.endTags?.(this.tags) === false;
    if (this.isSkipped || validator2 === void 0) return;
    for (const problem of validator2.begin(this.tags)) {
      const tag = this.tags.findLast(({ name }) => name === problem.data?.tag);
      this.report(problem, (tag?.valueSpan?.from ?? this.place.offset) - this.base);
    }
  }
  /** Whether the current line has a move. */
  hasMove() {
    return this.begun[this.begun.length - 1] === true;
  }
  aim(from, to) {
    this.token.from = this.base + from;
    this.token.to = this.base + to;
  }
  noteEncoding(from, to) {
    if (this.latinGame === this.game || this.parts.isLatin?.() !== true) return;
    this.latinGame = this.game;
    this.problem("encoding", from, to);
  }
  /** Passes a problem on, whose span begins at an index. */
  report(problem, at2) {
    const { limits, validator: validator2, visitor } = this.parts;
    if (visitor.problem === void 0 || this.problems > limits.problems) return;
    this.problems++;
    const more = this.problems > limits.problems;
    const { span, ...rest } = more ? problemOf("more", { from: 0, to: 0 }, "") : problem;
    const from = this.base + at2 + span.from;
    const ply = this.hasMoves && validator2 !== void 0 ? { ply: validator2.ply } : {};
    const { line, lineStart } = this.lexer;
    const column = at2 - lineStart + 1;
    visitor.problem({ ...rest, span: { from, to: from + span.to - span.from }, game: this.game, line, column, ...ply });
  }
};

// packages/pgn/src/events/limits.ts
var RULES3 = { token: "number", depth: "number", problems: "number" };
var limitsOf = (limits) => {
  checkOptions(limits, RULES3, "options.limits");
  return { token: limits?.token ?? 1048576, depth: limits?.depth ?? 256, problems: limits?.problems ?? 1e3 };
};

// packages/pgn/src/text/byte-text.ts
var CACHED2 = 4096;
var ByteText = class {
  constructor() {
    this.isLatin = false;
    this.low = new Int32Array(CACHED2);
    this.high = new Int32Array(CACHED2);
    this.texts = new Array(CACHED2).fill("");
    this.utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    this.latin = new TextDecoder("windows-1252");
  }
  /** The text of a range of bytes. */
  text(bytes, from, to) {
    if (to <= from) return "";
    return to - from <= 8 && bytes[from] !== 0 ? this.short(bytes, from, to) : this.long(bytes, from, to);
  }
  /** The text of at most 8 units of a string, which were turned into bytes; `undefined` if one of them is not ASCII. */
  units(bytes, from, to) {
    if (to <= from) return "";
    return bytes[from] === 0 || !isAscii(bytes, from, to) ? void 0 : this.short(bytes, from, to);
  }
  /** Says whether a text since the last call was not UTF-8. */
  takeLatin() {
    const { isLatin } = this;
    this.isLatin = false;
    return isLatin;
  }
  short(bytes, from, to) {
    let low = 0;
    let high = 0;
    let any = 0;
    for (let at2 = from; at2 < to; at2++) {
      const byte = bytes[at2];
      any |= byte;
      high = high << 8 | low >>> 24;
      low = low << 8 | byte;
    }
    if (any > 127) return this.long(bytes, from, to);
    const place = (Math.imul(low, 2654435761) ^ Math.imul(high, 2246822507)) >>> 20;
    if (this.low[place] !== low || this.high[place] !== high) {
      this.low[place] = low;
      this.high[place] = high;
      this.texts[place] = ascii(bytes, from, to);
    }
    return this.texts[place];
  }
  long(bytes, from, to) {
    const part = bytes.subarray(from, to);
    if (to - from <= 64 && isAscii(bytes, from, to)) return String.fromCharCode.apply(null, part);
    try {
      return this.utf8.decode(part);
    } catch {
      this.isLatin = true;
      return this.latin.decode(part);
    }
  }
};
var isAscii = (bytes, from, to) => {
  let any = 0;
  for (let at2 = from; at2 < to; at2++) any |= bytes[at2];
  return any < 128;
};
var ascii = (bytes, from, to) => {
  let text2 = "";
  for (let at2 = from; at2 < to; at2++) text2 += String.fromCharCode(bytes[at2]);
  return text2;
};

// packages/pgn/src/stream/options.ts
var RULES4 = { validator: "object", limits: "object", from: "object", signal: "object" };
function checkReadOptions(options) {
  checkOptions(options, RULES4);
  const { from } = options;
  if (from === void 0) return;
  for (const name of ["game", "offset", "line", "column"])
    if (!Number.isSafeInteger(from[name]) || from[name] < 0) misuse(`options.from.${name}`, "a whole number", from[name]);
}

// packages/pgn/src/stream/reader.ts
var PgnReader = class {
  constructor(visitor, options = {}) {
    this.input = new ByteInput(visitor, options, false);
  }
  /** Reads a piece. Its bytes may be changed afterwards. @throws TypeError if it is not a `Uint8Array`. */
  push(chunk) {
    this.input.add(chunk);
    while (this.input.advance(false)) ;
    this.input.keep();
  }
  /** Reads the rest. */
  end() {
    while (this.input.advance(true)) ;
  }
};
var ByteInput = class {
  constructor(visitor, options, stops) {
    this.texts = new ByteText();
    /** Bytes of its own; pieces without a rest before them are read where they are. */
    this.buffer = new Uint8Array(0);
    if (typeof visitor !== "object" || visitor === null) misuse("visitor", "an object with methods", visitor);
    checkReadOptions(options);
    const { validator: validator2, limits, from } = options;
    const decode = (start, to) => this.texts.text(this.games.lexer.bytes, start, to);
    const isLatin = () => this.texts.takeLatin();
    this.games = new GameReader({ visitor, validator: validator2, limits: limitsOf(limits), decode, isLatin, stops }, from);
  }
  /** Adds a piece behind the bytes that are not read. */
  add(chunk) {
    if (!(chunk instanceof Uint8Array)) misuse("chunk", "a Uint8Array", chunk);
    const { lexer } = this.games;
    const rest = lexer.end - lexer.at;
    if (rest === 0) {
      this.drop();
      lexer.bytes = chunk;
      lexer.end = chunk.length;
      return;
    }
    if (lexer.bytes !== this.buffer || lexer.end + chunk.length > this.buffer.length) this.keepIn(rest + chunk.length);
    this.buffer.set(chunk, lexer.end);
    lexer.end += chunk.length;
  }
  /** Reads on. Returns `true` if the reader stopped at the end of a game. */
  advance(final) {
    const { lexer } = this.games;
    if (final && lexer.bytes === this.buffer) this.buffer.fill(0, lexer.end);
    return lexer.run(final);
  }
  /** Copies the bytes that are not read, because the piece belongs to the caller. */
  keep() {
    const { lexer } = this.games;
    if (lexer.at < lexer.end && lexer.bytes !== this.buffer) this.keepIn(lexer.end - lexer.at);
  }
  /** Moves the bytes that are not read to the start of the buffer, which gets space for `length` bytes. */
  keepIn(length) {
    const { lexer } = this.games;
    const rest = lexer.bytes.subarray(lexer.at, lexer.end);
    if (length <= this.buffer.length && lexer.bytes === this.buffer) this.buffer.copyWithin(0, lexer.at, lexer.end);
    else {
      const buffer = length <= this.buffer.length ? this.buffer : new Uint8Array(Math.max(2 * length, 1024));
      buffer.set(rest);
      this.buffer = buffer;
    }
    this.drop();
    lexer.bytes = this.buffer;
  }
  /** Forgets the bytes that were read. */
  drop() {
    const { lexer } = this.games;
    this.games.base += lexer.at;
    lexer.shift(lexer.at);
  }
};

// packages/pgn/src/text/units.ts
var WIDE = 255;
var BYTE_ORDER_MARK = 65279;
var ELLIPSIS = 8230;
var BLOCK = 4096;
var isBlank2 = (unit) => unit === 160 || unit >= 8192 && unit <= 8203 || unit >= 8232 && unit <= 8239 || unit === 12288 || unit === BYTE_ORDER_MARK;
function byteAt(text2, index) {
  const unit = text2.charCodeAt(index);
  if (unit < 128) return unit;
  if (unit === ELLIPSIS) return DOT;
  if (!isBlank2(unit)) return WIDE;
  const isMark2 = unit === BYTE_ORDER_MARK && (index === 0 || text2.charCodeAt(index - 1) === LF);
  return isMark2 ? CR : SPACE;
}
function unitsOf(text2, from = 0, to = text2.length) {
  const bytes = new Uint8Array(to - from);
  const encoder = new TextEncoder();
  for (let at2 = from; at2 < to; at2 += BLOCK) {
    const end = Math.min(at2 + BLOCK, to);
    const { read: read4 } = encoder.encodeInto(text2.slice(at2, end), bytes.subarray(at2 - from, end - from));
    if (read4 < end - at2) for (let index = at2; index < end; index++) bytes[index - from] = byteAt(text2, index);
  }
  return bytes;
}

// packages/pgn/src/parse.ts
var RULES5 = {
  mode: ["strict", "lenient", "repair"],
  validator: "object",
  limits: "object"
};
function safeParse3(text2, options = {}) {
  checkOptions(options, RULES5);
  const games = read3(text2, options);
  const { mode = "repair" } = options;
  const problems = games.flatMap((game) => game.problems);
  const isFault = mode === "strict" ? () => true : ({ severity }) => severity === "error";
  return mode !== "repair" && problems.some(isFault) ? { ok: false, problems } : { ok: true, value: games, warnings: problems };
}
function read3(text2, { validator: validator2, limits }) {
  const isText = typeof text2 === "string";
  if (!isText && !(text2 instanceof Uint8Array)) misuse("text", "a string or a Uint8Array", text2);
  const bytes = isText ? unitsOf(text2) : text2;
  const texts = new ByteText();
  const decode = isText ? (from, to) => to - from > 8 ? text2.slice(from, to) : texts.units(bytes, from, to) ?? text2.slice(from, to) : (from, to) => texts.text(bytes, from, to);
  const games = [];
  const visitor = new TreeBuilder((game) => games.push(game));
  const isLatin = isText ? void 0 : () => texts.takeLatin();
  const { lexer } = new GameReader({ visitor, validator: validator2, limits: limitsOf(limits), decode, isLatin }, void 0);
  lexer.bytes = bytes;
  lexer.end = bytes.length;
  lexer.run(true);
  return games;
}
function parse(text2, options) {
  const result = safeParse3(text2, options);
  if (!result.ok) throw new NotationError(result.problems);
  return result.value;
}

// packages/games/dist/ready/chess.js
var plan = { version: 1, id: "chess", title: "Chess", hash: "3dd1e1c49e50715ff56bac8705fd40d5", ruleset: { after: [{ do: [{ to: 0, var: "halfmove" }], else: [{ add: 1, var: "halfmove" }], id: "halfmove", if: { some: [{ compare: [{ captured: {} }, ">", 0] }, { mover: { kind: ["P"] } }] } }, { do: [{ add: 1, var: "fullmove" }], id: "fullmove", if: { phase: ["black"] } }], defs: {}, flags: { castle: { kinds: ["K", "R"], while: { all: [{ compare: [{ count: { flag: "castle", kind: ["K"], who: "friend" } }, ">", 0] }, { compare: [{ count: { flag: "castle", kind: ["R"], who: "friend" } }, ">", 0] }] } } }, forbid: [{ id: "own-royal-safe", if: { royalAttacked: "own" } }], kinds: { R: { moves: "rook", title: "rook" }, N: { moves: "knight", title: "knight" }, B: { moves: "bishop", title: "bishop" }, Q: { moves: "queen", title: "queen" }, K: { moves: "king", title: "king" }, P: { moves: "pawn", title: "pawn" } }, outcomes: [{ id: "insufficient-material", if: { all: [{ compare: [{ count: { kind: ["P", "R", "Q"] } }, "=", 0] }, { some: [{ compare: [{ count: { kind: ["N", "B"] } }, "<", 2] }, { all: [{ compare: [{ count: { kind: ["N"] } }, "=", 0] }, { some: [{ compare: [{ count: { kind: ["B"] }, zone: "dark" }, "=", 0] }, { compare: [{ count: { kind: ["B"] }, zone: "light" }, "=", 0] }] }] }] }] }, result: "draw", when: "turn" }, { id: "fivefold-repetition", if: { compare: [{ repeats: "position" }, ">", 4] }, result: "draw", when: "turn" }, { id: "75-move-rule", if: { all: [{ compare: [{ var: "halfmove" }, ">", 149] }, { not: { all: [{ royalAttacked: "own" }, { compare: [{ moves: "next" }, "=", 0] }] } }] }, result: "draw", when: "turn" }, { claim: "mover", id: "threefold-repetition", if: { compare: [{ repeats: "position" }, ">", 2] }, result: "draw", when: "turn" }, { claim: "mover", id: "50-move-rule", if: { all: [{ compare: [{ var: "halfmove" }, ">", 99] }, { not: { all: [{ royalAttacked: "own" }, { compare: [{ moves: "next" }, "=", 0] }] } }] }, result: "draw", when: "turn" }, { id: "checkmate", if: { royalAttacked: "own" }, result: "loss", when: "stuck" }, { id: "stalemate", result: "draw", when: "stuck" }], paths: { bishop: { as: "d", each: [[1, 1], [1, -1], [-1, 1], [-1, -1]], path: { seq: [{ loop: { seq: [{ step: { bound: "d" } }, { test: { a: { who: "empty" }, is: "at" } }] } }, { step: { bound: "d" } }, { any: [{ seq: [{ test: { a: { who: "empty" }, is: "at" } }, { do: { land: true } }] }, { seq: [{ test: { a: { who: "enemy" }, is: "at" } }, { do: { capture: "at" } }, { do: { land: true } }] }] }] } }, king: { any: [{ as: "d", each: [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]], path: { seq: [{ step: { bound: "d" } }, { any: [{ seq: [{ test: { a: { who: "empty" }, is: "at" } }, { do: { land: true } }] }, { seq: [{ test: { a: { who: "enemy" }, is: "at" } }, { do: { capture: "at" } }, { do: { land: true } }] }] }] } }, { seq: [{ test: { a: { flag: "castle" }, is: "origin" } }, { test: { a: { flag: "castle", kind: ["R"], who: "friend" }, is: { by: [3, 0], from: "origin" } } }, { test: { a: { who: "empty" }, is: { by: [1, 0], from: "origin" } } }, { test: { a: { who: "empty" }, is: { by: [2, 0], from: "origin" } } }, { test: { not: { attacked: "origin" } } }, { test: { not: { attacked: { by: [1, 0], from: "origin" } } } }, { go: { by: [2, 0], from: "origin" } }, { mark: "short" }, { do: { set: { by: [1, 0], from: "origin" }, to: { of: { by: [3, 0], from: "origin" } } } }, { do: { set: { by: [3, 0], from: "origin" }, to: "none" } }, { do: { land: true } }] }, { seq: [{ test: { a: { flag: "castle" }, is: "origin" } }, { test: { a: { flag: "castle", kind: ["R"], who: "friend" }, is: { by: [-4, 0], from: "origin" } } }, { test: { a: { who: "empty" }, is: { by: [-1, 0], from: "origin" } } }, { test: { a: { who: "empty" }, is: { by: [-2, 0], from: "origin" } } }, { test: { a: { who: "empty" }, is: { by: [-3, 0], from: "origin" } } }, { test: { not: { attacked: "origin" } } }, { test: { not: { attacked: { by: [-1, 0], from: "origin" } } } }, { go: { by: [-2, 0], from: "origin" } }, { mark: "long" }, { do: { set: { by: [-1, 0], from: "origin" }, to: { of: { by: [-4, 0], from: "origin" } } } }, { do: { set: { by: [-4, 0], from: "origin" }, to: "none" } }, { do: { land: true } }] }] }, knight: { as: "d", each: [[1, 2], [2, 1], [1, -2], [-2, 1], [-1, 2], [2, -1], [-1, -2], [-2, -1]], path: { seq: [{ step: { bound: "d" } }, { any: [{ seq: [{ test: { a: { who: "empty" }, is: "at" } }, { do: { land: true } }] }, { seq: [{ test: { a: { who: "enemy" }, is: "at" } }, { do: { capture: "at" } }, { do: { land: true } }] }] }] } }, pawn: { any: [{ seq: [{ step: [0, 1] }, { test: { a: { who: "empty" }, is: "at" } }, { any: [{ seq: [{ test: { not: { in: "at", zone: "last" } } }, { do: { land: true } }] }, { seq: [{ test: { in: "at", zone: "last" } }, { do: { land: true } }, { any: [{ do: { set: "at", to: { kind: "Q", side: "own" } } }, { do: { set: "at", to: { kind: "R", side: "own" } } }, { do: { set: "at", to: { kind: "B", side: "own" } } }, { do: { set: "at", to: { kind: "N", side: "own" } } }] }] }] }] }, { seq: [{ test: { in: "origin", zone: "second" } }, { step: [0, 1] }, { test: { a: { who: "empty" }, is: "at" } }, { do: { point: "ep", to: "at" } }, { step: [0, 1] }, { test: { a: { who: "empty" }, is: "at" } }, { do: { land: true } }] }, { as: "d", each: [[1, 1], [-1, 1]], path: { seq: [{ step: { bound: "d" } }, { test: { a: { who: "enemy" }, is: "at" } }, { do: { capture: "at" } }, { any: [{ seq: [{ test: { not: { in: "at", zone: "last" } } }, { do: { land: true } }] }, { seq: [{ test: { in: "at", zone: "last" } }, { do: { land: true } }, { any: [{ do: { set: "at", to: { kind: "Q", side: "own" } } }, { do: { set: "at", to: { kind: "R", side: "own" } } }, { do: { set: "at", to: { kind: "B", side: "own" } } }, { do: { set: "at", to: { kind: "N", side: "own" } } }] }] }] }] } }, { as: "d", each: [[1, 1], [-1, 1]], path: { seq: [{ step: { bound: "d" } }, { test: { same: ["at", { point: "ep" }] } }, { test: { a: { who: "empty" }, is: "at" } }, { test: { a: { kind: ["P"], who: "enemy" }, is: { by: [0, -1], from: "at" } } }, { do: { capture: { by: [0, -1], from: "at" } } }, { do: { land: true } }] } }] }, queen: { as: "d", each: [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]], path: { seq: [{ loop: { seq: [{ step: { bound: "d" } }, { test: { a: { who: "empty" }, is: "at" } }] } }, { step: { bound: "d" } }, { any: [{ seq: [{ test: { a: { who: "empty" }, is: "at" } }, { do: { land: true } }] }, { seq: [{ test: { a: { who: "enemy" }, is: "at" } }, { do: { capture: "at" } }, { do: { land: true } }] }] }] } }, rook: { as: "d", each: [[1, 0], [-1, 0], [0, 1], [0, -1]], path: { seq: [{ loop: { seq: [{ step: { bound: "d" } }, { test: { a: { who: "empty" }, is: "at" } }] } }, { step: { bound: "d" } }, { any: [{ seq: [{ test: { a: { who: "empty" }, is: "at" } }, { do: { land: true } }] }, { seq: [{ test: { a: { who: "enemy" }, is: "at" } }, { do: { capture: "at" } }, { do: { land: true } }] }] }] } } }, points: { ep: "reply" }, prefer: [], royal: { a: { kind: ["K"] }, is: "at" }, sideOrder: ["white", "black"], sides: { white: { frame: { matrix: [[1, 0], [0, 1]] }, team: "white", threat: "white" }, black: { frame: { matrix: [[1, 0], [0, -1]] }, team: "black", threat: "black" } }, space: { axes: [{ extent: [0, 7] }, { extent: [0, 7] }] }, start: { phase: "white", pieces: [{ at: [0, 0], piece: { flags: ["castle"], kind: "R", side: "white" } }, { at: [1, 0], piece: { kind: "N", side: "white" } }, { at: [2, 0], piece: { kind: "B", side: "white" } }, { at: [3, 0], piece: { kind: "Q", side: "white" } }, { at: [4, 0], piece: { flags: ["castle"], kind: "K", side: "white" } }, { at: [5, 0], piece: { kind: "B", side: "white" } }, { at: [6, 0], piece: { kind: "N", side: "white" } }, { at: [7, 0], piece: { flags: ["castle"], kind: "R", side: "white" } }, { at: [0, 1], piece: { kind: "P", side: "white" } }, { at: [1, 1], piece: { kind: "P", side: "white" } }, { at: [2, 1], piece: { kind: "P", side: "white" } }, { at: [3, 1], piece: { kind: "P", side: "white" } }, { at: [4, 1], piece: { kind: "P", side: "white" } }, { at: [5, 1], piece: { kind: "P", side: "white" } }, { at: [6, 1], piece: { kind: "P", side: "white" } }, { at: [7, 1], piece: { kind: "P", side: "white" } }, { at: [0, 6], piece: { kind: "P", side: "black" } }, { at: [1, 6], piece: { kind: "P", side: "black" } }, { at: [2, 6], piece: { kind: "P", side: "black" } }, { at: [3, 6], piece: { kind: "P", side: "black" } }, { at: [4, 6], piece: { kind: "P", side: "black" } }, { at: [5, 6], piece: { kind: "P", side: "black" } }, { at: [6, 6], piece: { kind: "P", side: "black" } }, { at: [7, 6], piece: { kind: "P", side: "black" } }, { at: [0, 7], piece: { flags: ["castle"], kind: "R", side: "black" } }, { at: [1, 7], piece: { kind: "N", side: "black" } }, { at: [2, 7], piece: { kind: "B", side: "black" } }, { at: [3, 7], piece: { kind: "Q", side: "black" } }, { at: [4, 7], piece: { flags: ["castle"], kind: "K", side: "black" } }, { at: [5, 7], piece: { kind: "B", side: "black" } }, { at: [6, 7], piece: { kind: "N", side: "black" } }, { at: [7, 7], piece: { flags: ["castle"], kind: "R", side: "black" } }] }, stores: {}, traces: {}, turn: { phases: { white: { next: [{ to: "black" }], side: "white" }, black: { next: [{ to: "white" }], side: "black" } }, start: "white" }, vars: { fullmove: { start: 1 }, halfmove: { start: 0 } }, version: 2, zones: { dark: { parity: 0 }, last: { box: [null, [7, 7]] }, light: { parity: 1 }, second: { box: [null, [1, 1]] } } }, names: { kinds: { P: { letter: "P" }, N: { letter: "N" }, B: { letter: "B" }, R: { letter: "R" }, Q: { letter: "Q" }, K: { letter: "K" } }, kindOrder: ["P", "N", "B", "R", "Q", "K"], cells: "a1", sides: { white: "w", black: "b" }, castling: { flag: "castle", royal: ["K"], partner: ["R"], marks: { short: "O-O", long: "O-O-O" } }, enPassant: "ep", clocks: { half: "halfmove", full: "fullmove" }, silent: ["P"] }, kinds: [{ steps: [], rides: [[-1, 0], [0, -1], [0, 1], [1, 0]], scripts: [] }, { steps: [{ by: [[1, 2], [2, 1], [1, -2], [-2, 1], [-1, 2], [2, -1], [-1, -2], [-2, -1]], mode: 3 }], rides: [], scripts: [] }, { steps: [], rides: [[-1, -1], [-1, 1], [1, -1], [1, 1]], scripts: [] }, { steps: [], rides: [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]], scripts: [] }, { steps: [{ by: [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]], mode: 3 }], rides: [], scripts: [{ partner: [3, 0], kinds: ["R"], empty: [[1, 0], [2, 0]], safe: [[0, 0], [1, 0]], to: [2, 0], partnerTo: [1, 0], marks: ["short"] }, { partner: [-4, 0], kinds: ["R"], empty: [[-1, 0], [-2, 0], [-3, 0]], safe: [[0, 0], [-1, 0]], to: [-2, 0], partnerTo: [-1, 0], marks: ["long"] }] }, { steps: [{ by: [[0, 1]], mode: 1 }, { by: [[1, 1], [-1, 1]], mode: 2 }], rides: [], scripts: [], leap: { by: [0, 2], over: [0, 1], from: "second" }, becomes: { zone: "last", kinds: ["Q", "R", "B", "N"] }, takes: { by: [[1, 1], [-1, 1]], victim: [0, -1], kinds: ["P"] } }] };
var chess = /* @__PURE__ */ loadBitboards(plan);

// packages/bench/src/zz.mjs
var cpu = () => {
  const u = process.cpuUsage();
  return (u.user + u.system) / 1e3;
};
var check2 = validator(() => chess);
for (const f of (process.env.F ?? "standard-otb,standard-lichess").split(",")) {
  const one = readFileSync(`/work/shared/vectors/pgn/${f}.pgn`);
  const n = Math.ceil(4e6 / one.length);
  const bytes = new Uint8Array(Buffer.concat(Array(n).fill(one)));
  const text2 = Buffer.from(bytes).toString("utf8");
  const ours = () => {
    let plies2 = 0, bad = 0;
    const r = new PgnReader({ problem() {
      bad++;
    }, endGame(g) {
      plies2 += g.moves;
    } }, { validator: check2 });
    for (let at2 = 0; at2 < bytes.length; at2 += 65536) r.push(bytes.subarray(at2, at2 + 65536));
    r.end();
    return [plies2, bad];
  };
  const syntax = () => {
    let plies2 = 0;
    const r = new PgnReader({ endGame(g) {
      plies2 += g.moves;
    } });
    for (let at2 = 0; at2 < bytes.length; at2 += 65536) r.push(bytes.subarray(at2, at2 + 65536));
    r.end();
    return [plies2];
  };
  const trees = () => {
    const g = parse(text2, { validator: check2 });
    return [g.reduce((s, x) => s + x.moves.length, 0), g.length];
  };
  const treesB = () => {
    const g = parse(bytes, { validator: check2 });
    return [g.reduce((s, x) => s + x.moves.length, 0), g.length];
  };
  const chessops = () => {
    let plies2 = 0;
    for (const game of parsePgn(text2)) {
      const pos = startingPosition(game.headers).unwrap();
      for (const node of game.moves.mainline()) {
        const m = parseSan(pos, node.san);
        if (!m) throw 1;
        pos.play(m);
        plies2++;
      }
    }
    return [plies2];
  };
  const koko = () => {
    let plies2 = 0;
    const db = kokopu.pgnRead(text2);
    for (let i = 0; i < db.gameCount(); i++) {
      const g = db.game(i);
      plies2 += g.mainVariation().nodes().length;
    }
    return [plies2];
  };
  const kokoIndex = () => [kokopu.pgnRead(text2).gameCount()];
  const all = process.env.ONLY ? Object.fromEntries(process.env.ONLY.split(",").map((k) => [k, { ours, syntax, trees, treesB }[k]])) : { ours, chessops, koko, syntax, kokoIndex, trees, treesB };
  const times = {};
  for (let r = 0; r < 5; r++) for (const [k, fn] of Object.entries(all)) {
    const t = cpu();
    const v = fn();
    (times[k] ??= []).push(cpu() - t);
    if (r === 0) console.log(f, k, v);
  }
  const med = (a = [1]) => [...a].sort((x, y) => x - y)[a.length >> 1];
  const plies = ours()[0];
  for (const k of Object.keys(all)) console.log(f, k, (bytes.length / med(times[k]) / 1e3).toFixed(1), "MB/s", (plies / med(times[k]) / 1e3).toFixed(2), "M plies/s");
  console.log("ratios", "chessops", (med(times.chessops) / med(times.ours)).toFixed(1), "kokopu", (med(times.koko) / med(times.ours)).toFixed(1), "trees", (med(times.chessops) / med(times.trees)).toFixed(1), (med(times.chessops) / med(times.treesB)).toFixed(1), "index", (med(times.kokoIndex) / med(times.syntax)).toFixed(1));
}
