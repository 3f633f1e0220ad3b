/// The walls: modals that stand in front of everything until their own flows take them away.
extension StageTree {
  /// True while any wall is up.
  @inline(__always)
  var hasWalls: Bool { !lists.walls.isEmpty }

  /// The wall in front of all others, or none.
  var frontWall: Index { lists.walls.last ?? .none }

  /// The wall that stands at a level or as the nearest below it, or none.
  func wall(at level: Int) -> Index {
    lists.walls.last { self.level(of: $0) <= level } ?? .none
  }

  /// The lowest wall in front of one, or of the base, or none.
  func wallAbove(_ wall: Index) -> Index {
    lists.walls.first { wall == .none || level(of: $0) > level(of: wall) } ?? .none
  }

  /// Returns true if a region is a wall.
  func isWall(_ region: Index) -> Bool { regions[region].style == .wall }

  /// Returns true if a screen stands on a wall, or on something in front of one.
  func standsOnWall(_ slot: Index) -> Bool {
    guard hasWalls, slot != .none, case let region = region(of: slot), region != .none else {
      return false
    }
    return wall(at: level(of: region)) != .none
  }

  /// Returns true if the user cannot see a region, nor reach it, because of a wall.
  func isBehindWall(_ region: Index) -> Bool {
    hasWalls && level(of: region) < level(of: frontWall)
  }

  /// The regions that an install leaves as they are: the walls, and what stands in front of them.
  var regionsOnWalls: [Index] {
    lists.walls.first.map { Array(order[level(of: $0)...]) } ?? []
  }
}
