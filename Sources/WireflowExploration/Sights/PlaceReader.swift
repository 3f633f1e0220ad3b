import Wireflow

/// A reader of the places on a stage, at the moment when the reader is made.
@MainActor
struct PlaceReader {
  let stage: Stage
  let snapshot: StageSnapshot

  init(_ stage: Stage, _ snapshot: StageSnapshot) {
    (self.stage, self.snapshot) = (stage, snapshot)
  }

  /// The place in front, on a stage with root items.
  var frontPlace: SeenPlace {
    if let modal = snapshot.modals.last { return place(inFrontOf: modal.region, isModal: true) }
    if let player = snapshot.player, player.isMaximized { return place(of: player.screen) }
    return place(inFrontOf: snapshot.base, isModal: false)
  }

  /// Returns the place of a visible screen, or the place in front for the fields of an alert, a
  /// notice and the app's commands.
  func place(of screen: any Screen) -> SeenPlace {
    guard stage.state.isOnStage(screen) else { return frontPlace }
    let host = stage.state.host(of: screen) ?? screen
    if let player = snapshot.player, player.screen === host || player.controls === host {
      return seen(screen, .player)
    }
    for modal in snapshot.modals {
      for root in modal.region.roots
      where (root.screens + root.detail).contains(where: { $0 === host }) {
        return seen(screen, lane(of: modal.region, isModal: true))
      }
    }
    return seen(screen, lane(of: snapshot.base, isModal: false))
  }

  /// Returns the name of a root item: its identifier, or else the type of its first screen, with a
  /// number if an earlier item has the same type.
  func rootName(at place: Int, in region: StageSnapshot.Region) -> String {
    if let id = region.roots[place].representation.id { return id }
    let types = region.roots.map { stage.name(of: $0.screens[0]).typeName }
    let number = types[...place].count { $0 == types[place] }
    return number == 1 ? types[place] : "\(types[place]) \(number)"
  }

  private func place(inFrontOf region: StageSnapshot.Region, isModal: Bool) -> SeenPlace {
    let root = region.roots[region.selected]
    let screen = root.detail.last ?? root.screens[root.screens.count - 1]
    return seen(screen, lane(of: region, isModal: isModal))
  }

  private func lane(of region: StageSnapshot.Region, isModal: Bool) -> NavigationMap.Lane {
    if isModal { return .modal(stage.name(of: region.roots[0].screens[0]).typeName) }
    guard region.roots.count > 1 else { return .window }
    return .root(rootName(at: region.selected, in: region))
  }

  private func seen(_ screen: any Screen, _ lane: NavigationMap.Lane) -> SeenPlace {
    let name = stage.name(of: screen)
    return SeenPlace(
      lane: lane, screen: name.typeName, id: screen.placeID, flow: stage.flow(of: screen),
      isRoot: stage.state.isRoot(screen), title: name.title.masked)
  }
}

extension SightReader {
  private var places: PlaceReader { PlaceReader(stage, snapshot) }

  /// The buttons and field values of the screen that the user sees first, and of the alert.
  var frontSignature: String {
    (visibleScreens.first.map(signature) ?? "")
      + (snapshot.alert?.name(masking: visibleData) ?? "")
      + (stage.alertForm.map(signature) ?? "")
  }

  /// The place in front.
  var frontPlace: SeenPlace { places.frontPlace }

  /// Returns the place of a visible screen, or the place in front for an alert's fields and the
  /// app's commands.
  func place(of screen: any Screen) -> SeenPlace { places.place(of: screen) }

  /// Returns the name of a root item: its identifier, or else the type of its first screen, with a
  /// number if an earlier item has the same type.
  func rootName(at place: Int, in region: StageSnapshot.Region) -> String {
    places.rootName(at: place, in: region)
  }

  /// The names and titles of the root items of the base.
  var rootItems: [(name: String, title: String)] {
    snapshot.base.roots.indices.map {
      (rootName(at: $0, in: snapshot.base), snapshot.base.roots[$0].representation.title.masked)
    }
  }

  /// The names of the root items that the user may select, by the labels of these actions.
  var selectableRoots: [UserAction.Label: String] {
    let region = snapshot.modals.last { $0.region.roots.count > 1 }?.region ?? snapshot.base
    let labels = UserAction.Label.numbered(region.roots.map(\.representation.name))
    let names = region.roots.indices.map { rootName(at: $0, in: region) }
    return Dictionary(zip(labels, names)) { first, _ in first }
  }
}
