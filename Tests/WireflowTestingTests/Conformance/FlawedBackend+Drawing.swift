import Wireflow
import WireflowTesting

extension FlawedBackend {
  /// A drawing of the app.
  struct Sketch {
    var now = BackendDrawing()
    var before = BackendDrawing()
    /// The number of drawings that wait for their turn.
    var waiting = 0
    /// True once the drawer has been opened.
    var hasOpened = false

    mutating func take(_ drawing: BackendDrawing, _ isTransition: Bool, _ flaw: Flaw?) {
      if flaw == .drawsOnlyTransitions, !isTransition { return }
      if flaw == .drawsOnlyChanges, isTransition { return }
      before = now
      now = drawing
    }
  }

  var drawing: BackendDrawing {
    var drawing = flaw == .isOneBehind ? sketch.before : sketch.now
    switch flaw {
    case .drawsNothing: drawing.layers = []
    case .drawsNoDrawer: drawing.layers.removeAll { $0.kind == .drawer }
    default: for place in drawing.layers.indices { spoil(&drawing.layers[place]) }
    }
    return drawing
  }

  private func spoil(_ layer: inout BackendDrawing.Layer) {
    switch flaw {
    case .drawsNoBadges:
      for place in (layer.roots ?? []).indices { layer.roots?[place].value = nil }
    case .drawsTheFirstRootSelected: layer.selected = layer.selected.map { _ in 0 }
    case .drawsOneColumn: layer.pages = Array(layer.pages.suffix(1))
    case .drawsNoAnswers where layer.kind == .alert:
      layer.pages[0].elements = Array(layer.pages[0].elements.prefix(1))
    case .drawsNoMessages where layer.kind == .alert: layer.pages[0].elements.removeFirst()
    default: for place in layer.pages.indices { spoil(&layer.pages[place]) }
    }
  }

  private func spoil(_ page: inout BackendDrawing.Page) {
    switch flaw {
    case .drawsNoTitles: page.title = ""
    case .drawsNoWayBack: page.exits = []
    case .drawsInReverse: page.elements.reverse()
    default: for place in page.elements.indices { spoil(&page.elements[place]) }
    }
  }

  private func spoil(_ element: inout BackendDrawing.Element) {
    switch flaw {
    case .drawsNoLabels: element.label = ""
    case .drawsNoValues: element.value = nil
    case .drawsAllEnabled: element.isDisabled = false
    case .drawsSecretsTooShort: if element.value == "••" { element.value = "•" }
    default: break
    }
  }
}

extension FlawedBackend {
  /// The views of the screens that are shown.
  @MainActor
  struct Views {
    /// A view of nothing.
    final class View {}

    private var views: [ObjectIdentifier: View] = [:]

    func view(of screen: any Screen) -> View? { views[ObjectIdentifier(screen)] }

    mutating func update(with picture: BackendPicture, anew isNew: Bool, _ flaw: Flaw?) {
      if isNew { views = [:] }
      let shown = Set(Self.screens(of: picture, flaw).map { ObjectIdentifier($0) })
      views = views.filter { shown.contains($0.key) }
      for screen in shown where views[screen] == nil { views[screen] = View() }
    }

    private static func screens(of picture: BackendPicture, _ flaw: Flaw?) -> [any Screen] {
      let modals = picture.modals.map(\.region)
      let regions =
        flaw == .dropsViewsBehindModals && !modals.isEmpty
        ? modals : [picture.base] + modals
      let piles = regions.flatMap(\.roots).map(\.pile)
      let stacked =
        flaw == .dropsViewsBelowTheTop ? piles.compactMap(\.last) : piles.flatMap(\.self)
      let player = picture.player.map { [$0.screen] + ($0.controls.map { [$0] } ?? []) } ?? []
      return stacked + player + (picture.embeddings ?? []).map(\.screen)
    }
  }
}
