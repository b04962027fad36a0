"""Patches: whatever changes between two views, a client makes the new one of the old."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.server import packing
from tatami.server.patch import apply_patch, merge_patch, parts_patch


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_patches_make_the_new_view_of_the_old(data: st.DataObject) -> None:
    leaf = st.none() | st.booleans() | st.integers(0, 3) | st.lists(st.none() | st.integers(0, 2), max_size=2)
    views = st.recursive(leaf, lambda v: st.dictionaries(st.sampled_from("abc"), v), max_leaves=8)
    objects = st.dictionaries(st.sampled_from("abcd"), views)
    old, new = data.draw(objects), data.draw(objects)
    patch = merge_patch(old, new)
    if patch is not None:
        assert json.dumps(apply_patch(old, patch), sort_keys=True) == json.dumps(new, sort_keys=True)
    else:
        assert "null" in json.dumps(new)
    assert parts_patch(packing.parts(old, {}), packing.parts(new, {})) == patch
