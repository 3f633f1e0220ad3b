/// The selected root items of the base and the modals, and whether a player covers the base.
struct RouteSelection: Equatable {
  var roots: [ObjectIdentifier] = []
  var isMaximized = false
}
