import Wireflow

extension NavigationTree {
  /// The tree without what a wireframe decides: container, styles, and what is visible.
  ///
  /// Equal before and after the wireframe is swapped.
  var withoutHow: NavigationTree {
    var tree = self
    tree.container = ""
    tree.roots = roots.map { root in
      Root(
        representation: root.representation, isSelected: root.isSelected,
        screens: root.screens.map(\.withoutHow))
    }
    tree.modals = modals.map { modal in
      Modal(
        style: "", dismissButton: modal.dismissButton, screens: modal.screens.map(\.withoutHow))
    }
    tree.minimizable = minimizable.map { minimizable in
      Minimizable(
        screen: minimizable.screen.withoutHow, controls: minimizable.controls.withoutHow,
        isMaximized: minimizable.isMaximized)
    }
    return tree
  }
}

extension NavigationTree.Node {
  fileprivate var withoutHow: Self { Self(name: name, flow: flow) }
}
