import Wireflow
package import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// The visible part of the hand's picture, read from its screen.
extension SwiftUIHand {
  /// The picture for the conformance suites.
  package var picture: BackendPicture {
    guard let base = frame.layers.first?.levels.first?.region else { return BackendPicture() }
    return BackendPicture(
      base: picture(of: base), embeddings: embeddings, player: player,
      modals: frame.layers.flatMap(pictures), alert: alert?.content.title)
  }

  private func pictures(of layer: Frame.Layer) -> [BackendPicture.Modal] {
    var found: [BackendPicture.Modal] = []
    if let wall = layer.wall, let region = layer.levels.first?.region {
      found.append(picture(of: wall, region))
    }
    let shown = layer.levels.first.flatMap { modals[ObjectIdentifier($0.presenter)] } ?? []
    // A page behind a wall that replaces it is not on the screen.
    let visible = isReplaced(layer) ? layer.modals : shown.map(\.modal)
    for modal in visible {
      let place = layer.modals.firstIndex { $0 === modal }
      guard let place, let region = layer.levels[place + 1].region else { continue }
      found.append(picture(of: modal, region))
    }
    return found
  }

  private func picture(of modal: ModalModel, _ region: Frame.Region) -> BackendPicture.Modal {
    var picture = picture(of: region)
    let hasRootItems = region.region.kind != .stack
    if !hasRootItems { picture.container = nil }
    return .init(region: picture, hasRootItems: hasRootItems, style: modal.style)
  }

  private func picture(of region: Frame.Region) -> BackendPicture.Region {
    let isAtSidebar = state.atSidebar === region.region
    let selected = region.roots.firstIndex { $0.first == region.selection }
    return BackendPicture.Region(
      container: region.container, roots: region.roots.map(picture),
      selected: isAtSidebar ? -1 : selected ?? -1,
      isDrawerOpen: region.isDrawerOpen)
  }

  private func picture(of root: Frame.Root) -> BackendPicture.Root {
    let pile = root.stacks.flatMap { stack in
      stacks[ObjectIdentifier(stack.stack)]?.ids ?? (stack.root.map { [$0] } ?? []) + stack.path
    }
    let start = root.detailStart.flatMap { pile.firstIndex(of: $0) } ?? pile.count
    return .init(screens: screens(Array(pile[..<start])), detail: screens(Array(pile[start...])))
  }

  private var embeddings: [BackendPicture.Embedding] {
    frame.embedded.flatMap { host, pages in
      screens(pages).map { .init(screen: $0, host: screens([host])[0]) }
    }
  }

  private var player: BackendPicture.Player? {
    frame.player.map {
      .init(
        screen: screens([$0.page])[0], controls: screens([$0.controls])[0],
        isMaximized: $0.isMaximized)
    }
  }

  private func screens(_ ids: [StagePicture.ID]) -> [any Screen] {
    ids.map { model.page($0)?.screen ?? GoneScreen() }
  }
}

/// A screen that the model has forgotten although it is on the screen.
private final class GoneScreen: Screen {
  let title = "(gone)"
}
