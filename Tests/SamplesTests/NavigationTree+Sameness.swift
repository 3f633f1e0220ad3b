import Wireflow
import WireflowInteraction

extension NavigationTree {
  /// The tree without a wireframe's decisions: container, styles and visibility.
  ///
  /// Equal before and after the wireframe is swapped.
  var withoutHow: NavigationTree {
    var tree = self
    tree.container = ""
    tree.roots = roots.map(\.withoutHow)
    tree.modals = modals.map { modal in
      var modal = modal
      (modal.style, modal.container, modal.isDrawerOpen) = ("", nil, false)
      modal.roots = modal.roots.prefix(1).map(\.withoutHow)
      return modal
    }
    tree.player?.screen.forgetHow()
    tree.player?.controls.forgetHow()
    return tree
  }
}

extension NavigationTree.Root {
  fileprivate var withoutHow: Self {
    var root = self
    root.detail = []
    for place in screens.indices { root.screens[place].forgetHow() }
    return root
  }
}

extension NavigationTree.Node {
  fileprivate mutating func forgetHow() {
    (isVisible, embedded) = (false, [])
  }
}
