import Wireflow
import WireflowInteraction

extension NavigationTree {
  /// The tree without a wireframe's decisions: container, styles and visibility.
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
    tree.player = player.map { player in
      Player(
        screen: player.screen.withoutHow, controls: player.controls.withoutHow,
        isMaximized: player.isMaximized)
    }
    return tree
  }
}

extension NavigationTree.Node {
  fileprivate var withoutHow: Self { Self(name: name, flow: flow) }
}
