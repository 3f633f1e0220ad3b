/// A service that lists the club's offers.
@MainActor
protocol ClubService: AnyObject {
  /// Returns the subcategories of an activity, or those of all activities for `any`.
  func subcategories(of activity: ActivityType) -> [Subcategory]
}
