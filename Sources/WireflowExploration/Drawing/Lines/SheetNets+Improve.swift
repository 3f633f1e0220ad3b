extension SheetNets {
  /// Moves ways to other horizontal gutters if fewer lines cross then.
  mutating func improve() {
    var best = crossings
    for _ in 0..<2 {
      var isBetter = false
      for place in routes.indices where routes[place].rows.count > 1 && best > 0 {
        for row in routes[place].rows where row != routes[place].row {
          let before = routes[place].row ?? row
          move(place, to: row)
          let now = crossings
          if now < best {
            best = now
            isBetter = true
          } else {
            move(place, to: before)
          }
        }
      }
      if !isBetter { return }
    }
  }

  /// The number of crossings on a sheet whose rows and columns are one step high and wide.
  var crossings: Int {
    let tracks = SheetTracks(self)
    let lines = routes.map { route -> SheetLayout.Line in
      func x(_ gutter: Int) -> Double {
        Double(gutter) * Self.step + Double(tracks.vertical[gutter]?[route.net] ?? 0) * 40
      }
      let (startX, endX) = (x(route.start), x(route.end))
      let out = route.exit == .right ? startX - Self.step / 4 : startX + Self.step / 4
      let into = nets[route.net].side == .left ? endX + Self.step / 4 : endX - Self.step / 4
      var points = [MapPoint(out, route.from), MapPoint(startX, route.from)]
      if let row = route.row {
        let track = Double(tracks.horizontal[row]?[route.net] ?? 0) * 40
        let y = Double(row) * Self.step - Self.step / 2 + track
        points += [MapPoint(startX, y), MapPoint(endX, y)]
      }
      points += [MapPoint(endX, route.to), MapPoint(into, route.to)]
      return SheetLayout.Line(link: route.link, points: points, net: route.net)
    }
    return SheetLayout.crossings(of: lines)
  }
}
