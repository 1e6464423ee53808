/** A small game in JSON, to begin with. */
export const CANNON_SKIRMISH_JSON = `{
  "id": "cannon-skirmish",
  "title": "Cannon skirmish",
  "rules": {
    "version": 2,
    "space": { "axes": [{ "extent": [0, 5] }, { "extent": [0, 5] }] },
    "sides": {
      "white": { "team": "white", "frame": { "matrix": [[1, 0], [0, 1]] }, "threat": "white" },
      "black": { "team": "black", "frame": { "matrix": [[1, 0], [0, -1]] }, "threat": "black" }
    },
    "sideOrder": ["white", "black"],
    "kinds": { "K": { "title": "General", "moves": "K" }, "C": { "title": "Cannon", "moves": "C" } },
    "paths": {
      "K": {
        "each": [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]],
        "as": "d",
        "path": {
          "seq": [
            { "step": { "bound": "d" } },
            {
              "any": [
                { "seq": [{ "test": { "is": "at", "a": { "who": "empty" } } }, { "do": { "land": true } }] },
                {
                  "seq": [
                    { "test": { "is": "at", "a": { "who": "enemy" } } },
                    { "do": { "capture": "at" } },
                    { "do": { "land": true } }
                  ]
                }
              ]
            }
          ]
        }
      },
      "C": {
        "any": [
          {
            "each": [[1, 0], [-1, 0], [0, 1], [0, -1]],
            "as": "d",
            "path": {
              "seq": [
                {
                  "loop": {
                    "seq": [{ "step": { "bound": "d" } }, { "test": { "is": "at", "a": { "who": "empty" } } }]
                  }
                },
                { "step": { "bound": "d" } },
                { "seq": [{ "test": { "is": "at", "a": { "who": "empty" } } }, { "do": { "land": true } }] }
              ]
            }
          },
          {
            "each": [[1, 0], [-1, 0], [0, 1], [0, -1]],
            "as": "d",
            "path": {
              "seq": [
                {
                  "loop": {
                    "seq": [{ "step": { "bound": "d" } }, { "test": { "is": "at", "a": { "who": "empty" } } }]
                  }
                },
                { "step": { "bound": "d" } },
                { "test": { "is": "at", "a": { "who": "occupied" } } },
                {
                  "loop": {
                    "seq": [{ "step": { "bound": "d" } }, { "test": { "is": "at", "a": { "who": "empty" } } }]
                  }
                },
                { "step": { "bound": "d" } },
                {
                  "seq": [
                    { "test": { "is": "at", "a": { "who": "enemy" } } },
                    { "do": { "capture": "at" } },
                    { "do": { "land": true } }
                  ]
                }
              ]
            }
          }
        ]
      }
    },
    "royal": { "is": "at", "a": { "kind": ["K"] } },
    "forbid": [{ "id": "own-royal-safe", "if": { "royalAttacked": "own" } }],
    "outcomes": [
      { "id": "checkmate", "when": "stuck", "if": { "royalAttacked": "own" }, "result": "loss" },
      { "id": "stalemate", "when": "stuck", "result": "loss" }
    ],
    "turn": {
      "start": "white",
      "phases": {
        "white": { "side": "white", "next": [{ "to": "black" }] },
        "black": { "side": "black", "next": [{ "to": "white" }] }
      }
    },
    "start": {
      "pieces": [
        { "at": [0, 5], "piece": { "side": "black", "kind": "C" } },
        { "at": [2, 5], "piece": { "side": "black", "kind": "K" } },
        { "at": [5, 5], "piece": { "side": "black", "kind": "C" } },
        { "at": [0, 0], "piece": { "side": "white", "kind": "C" } },
        { "at": [2, 0], "piece": { "side": "white", "kind": "K" } },
        { "at": [5, 0], "piece": { "side": "white", "kind": "C" } }
      ],
      "phase": "white"
    },
    "zones": {},
    "flags": {},
    "stores": {},
    "points": {},
    "vars": {},
    "traces": {},
    "defs": {},
    "after": [],
    "prefer": []
  },
  "names": {
    "kinds": { "K": { "letter": "K" }, "C": { "letter": "C" } },
    "kindOrder": ["C", "K"],
    "cells": "a1",
    "sides": { "white": "w", "black": "b" }
  }
}
`;
