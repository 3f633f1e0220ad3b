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

  /// All screens with their flows, whether they stand on a stack or in a modal.
  var screensAndFlows: Set<Node> {
    let stacks = roots.map(\.screens) + modals.map(\.screens)
    let player = minimizable.map { [$0.screen, $0.controls] } ?? []
    return Set((stacks.joined() + player).map(\.withoutHow))
  }
}

extension NavigationTree.Node {
  fileprivate var withoutHow: Self { Self(name: name, flow: flow) }
}
