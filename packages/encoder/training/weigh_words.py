"""Makes small words count for less in the encoder's mean of a text's tokens.

It was the plain mean, in which 'how do I get a' weighed four times as much as 'refund'. Here the small words of the five languages
(the lists of the answer engine) weigh 0.45 of any other. Marks and the two tokens around a text weigh nearly nothing, but not
nothing at all, so that a text of marks alone still has a vector.

    python3 weigh_words.py <model.onnx> <tokenizer.json> <function-words.ts> <weighed.onnx>

Needs numpy, onnx and tokenizers. A model that has weights gets new ones.
"""

import pathlib
import re
import sys
import unicodedata

import numpy as np
import onnx
from onnx import helper, numpy_helper
from tokenizers import Tokenizer

SMALL_WORD = 0.45
MARK = 0.02
AROUND = {"[CLS]", "[SEP]"}
HIDDEN, MASK = "/n2_5/LayerNormalization_output_0", "/Cast_2_output_0"
TABLE = "token_weights"


def small_words(source: str) -> set[str]:
    """The lists stand between backticks, without accents."""
    return {word for text in re.findall(r"`([^`]*)`", source) for word in text.split()}


def without_accents(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")


def weights(tokenizer: Tokenizer, small: set[str]) -> np.ndarray:
    found = np.ones(tokenizer.get_vocab_size(), np.float32)
    for token, number in tokenizer.get_vocab().items():
        if without_accents(token) in small:
            found[number] = SMALL_WORD
        elif token in AROUND or not re.search(r"\w", token):
            found[number] = MARK
    return found


def weigh(model: onnx.ModelProto, of_tokens: np.ndarray) -> None:
    graph = model.graph
    table = numpy_helper.from_array(of_tokens, TABLE)
    there = next((each for each in graph.initializer if each.name == TABLE), None)
    if there is not None:
        there.CopyFrom(table)
        return
    graph.initializer.append(table)
    nodes = list(graph.node)
    pooled = next(node for node in nodes if node.op_type == "Mul" and node.input[0] == HIDDEN)
    column = next(node for node in nodes if node.output[0] == pooled.input[1])
    total = next(node for node in nodes if node.op_type == "ReduceSum" and node.input[0] == MASK)
    column.input[0] = total.input[0] = "weight_in_mean"
    first = min(nodes.index(column), nodes.index(total))
    nodes[first:first] = [
        helper.make_node("Gather", [TABLE, "input_ids"], ["weight_of_token"], "weight_of_token"),
        helper.make_node("Mul", ["weight_of_token", MASK], ["weight_in_mean"], "weight_in_mean"),
    ]
    del graph.node[:]
    graph.node.extend(nodes)


def main() -> None:
    source, tokens, words, target = map(pathlib.Path, sys.argv[1:])
    model = onnx.load(source)
    weigh(model, weights(Tokenizer.from_file(str(tokens)), small_words(words.read_text(encoding="utf8"))))
    onnx.checker.check_model(model)
    target.write_bytes(model.SerializeToString())


if __name__ == "__main__":
    main()
