"""A copy of the package for one base game: switches of the rules that it never turns are constants there.

``rules.dojos`` is then simply 0, and what only asks for dojos is not compiled at all: the same games, played sooner.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType


class Fold(ast.NodeTransformer):
    """Puts numbers in the place of fields, and the answer in the place of a comparison of numbers."""

    def __init__(self, fixed: dict[str, int]):
        self.fixed = fixed

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """``rules.field``, read."""
        self.generic_visit(node)
        read = isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name) and node.value.id == "rules"
        return (
            ast.copy_location(ast.Constant(self.fixed[node.attr]), node) if read and node.attr in self.fixed else node
        )

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """A number beside a number: Python itself leaves out what never follows."""
        self.generic_visit(node)
        match node:
            case ast.Compare(ast.Constant(int(left)), [ast.Eq()], [ast.Constant(int(right))]):
                return ast.copy_location(ast.Constant(left == right), node)
        return node


class _Loader(SourceFileLoader):
    """Reads a module and folds it; its bytecode is kept nowhere."""

    fixed: dict[str, int]

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = Fold(self.fixed).visit(ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds the modules of copies that fold."""

    def __init__(self, root: str, fixed: dict[str, int]):
        self.root, self.fixed = root, fixed

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{self.root}."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin:
            spec.loader = _Loader(fullname, spec.origin)
            spec.loader.fixed = self.fixed
        return spec


def fold(root: str, fixed: dict[str, int]) -> None:
    """From here on modules of that root are folded."""
    sys.meta_path.insert(0, _Finder(root, fixed))
