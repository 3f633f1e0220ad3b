/// The selected root items of the base and of the modals, and a flag for a player that covers the
/// base.
struct RouteSelection: Equatable {
  var roots: [ObjectIdentifier] = []
  var isMaximized = false
}
