import Wireflow

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
