import Wireflow

/// Lists the mishaps.
@MainActor
final class MishapsScreen: RootLevelRepresentable {
  let title = "Mishaps"
  var onMishapPressed: ((Mishap) -> Void)?

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for mishap in Mishap.allCases {
      Button(mishap.rawValue) { self.onMishapPressed?(mishap) }
    }
  }
}
