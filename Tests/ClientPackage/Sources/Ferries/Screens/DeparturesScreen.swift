import Wireflow

/// All crossings of the day.
final class DeparturesScreen: Screen, RootLevelRepresentable {
  let title = "Departures"
  let rootLevelRepresentation = RootLevelRepresentation(title: "Departures", imageName: "ferry")
  var onCrossingPressed: ((Crossing) -> Void)?

  var content: ScreenContent {
    for crossing in Crossing.all {
      Row(crossing.destination, subtitle: crossing.time) { self.onCrossingPressed?(crossing) }
    }
  }
}
