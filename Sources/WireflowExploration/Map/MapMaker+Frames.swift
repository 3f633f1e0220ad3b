import Wireflow

extension MapMaker {
  /// Plays the shortest script of each place, and keeps the stage after each step.
  func addFrames(to map: inout NavigationMap) async {
    for place in map.places.keys.sorted() {
      guard let script = map.places[place]?.script else { continue }
      let app = LiveApp(explorer.subject)
      var frames: [NavigationMap.Frame] = []
      for step in script {
        guard await app.take(step) else { break }
        frames.append(
          NavigationMap.Frame(
            step: step, picture: app.stage.briefPicture,
            place: book.place(explorer.reader(app).frontPlace)))
      }
      map.places[place]?.frames = frames
    }
  }
}
